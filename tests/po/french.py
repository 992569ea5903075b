# SPDX-License-Identifier: GPL-3.0-or-later
"""French typography: what is wrong with a text, as short descriptions."""

import re

NO_BREAK = "\u00a0\u202f"

RULES = [
    ("no no-break space before", rf"(?<![{NO_BREAK}!?])[!?;](?=$|[\s)»”])"),
    ("no no-break space before", rf"(?<![{NO_BREAK}]):(?=$|\s)"),
    ("no no-break space before", rf"(?<![{NO_BREAK}%(])%%?(?=$|[\s;)»…]|[,.](?:\s|$))"),
    ("no no-break space after «", rf"«(?![{NO_BREAK}])"),
    ("no no-break space before »", rf"(?<![{NO_BREAK}])»"),
    ("straight quotes", r'"[^"=<>]*"'),
    ("English quotes", r"[“”]"),
    ("straight apostrophe", r"(?<=[A-Za-zÀ-ÿ])'(?=[A-Za-zÀ-ÿ])"),
    ("three dots for an ellipsis", r"(?<!\.)\.\.\.(?!\.)"),
    ("space before a comma or full stop", r"\s[,.](?=\s|$)"),
]


def plain(text):
    """@text without what follows other rules: markup and its entities, options, addresses."""
    text = re.sub(r"<[^<>]*>", "", text)
    text = re.sub(r"&\w+;", "x", text)
    return re.sub(r"\b\w+://\S+", "x", text)


def faults(text):
    text = plain(text)
    return [f"{name} ({match.group()})"
            for name, rule in RULES for match in re.finditer(rule, text, re.MULTILINE)]
