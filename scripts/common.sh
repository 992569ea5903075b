# SPDX-License-Identifier: GPL-3.0-or-later
# Shared by the scripts of this folder, which source it: the project's root, and messages in the
# user's language.

root=$(cd "$(dirname "$0")/.." && pwd)
self=$(basename "$0")

# say ENGLISH FRENCH
say ()
{
  case "${LC_ALL:-${LC_MESSAGES:-${LANG:-C}}}" in
    fr*) printf '%s\n' "$2" ;;
    *) printf '%s\n' "$1" ;;
  esac
}

# die ENGLISH FRENCH
die ()
{
  printf '%s: ' "$self" >&2
  say "$@" >&2
  exit 1
}

# configure DIRECTORY [OPTION...]: sets up a build directory, or sets the options of an old one.
# One that another version of Meson or a moved source tree has spoiled is made anew.
configure ()
{
  directory=$1
  shift
  if [ -f "$directory/meson-private/coredata.dat" ] \
     && meson configure "$directory" "$@" >/dev/null 2>&1
  then
    return 0
  fi
  rm -rf "$directory"
  meson setup "$directory" "$root" "$@"
}
