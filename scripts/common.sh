# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by the scripts of this folder: the root of the project, and messages in the language of
# the user.

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

# configure DIRECTORY [OPTION...]: sets up a build directory, or sets the options of an existing one.
# If another version of Meson was used or the source tree was moved, it is set up again.
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

# undefined_option: prints the option of Meson that goes with the sanitizers. With clang, programs find
# their functions only when they run.
undefined_option ()
{
  case "$("${CC:-cc}" --version)" in
    *clang*) echo -Db_lundef=false ;;
    *) echo -Db_lundef=true ;;
  esac
}
