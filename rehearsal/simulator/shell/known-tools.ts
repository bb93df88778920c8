/** Builtins and keywords of bash. */
export const builtins: ReadonlySet<string> = new Set(
  [
    ". : [ [[ test true false",
    "alias unalias type typeset declare local readonly export unset set shopt let",
    "cd pushd popd dirs pwd",
    "command builtin enable eval exec exit return break continue source trap wait",
    "bg fg jobs disown kill suspend times time ulimit umask logout hash help history",
    "echo printf read readarray mapfile getopts shift",
    "if then else elif fi for while until do done case esac in select function",
  ].flatMap((words) => words.split(" ")),
);

/** Tools of Linux and macOS, and those that readers install without a guide. */
export const basicTools: ReadonlySet<string> = new Set(
  [
    "cat head tail tac less more tee file",
    "cp ln ls mkdir mkfifo mktemp mv rm rmdir shred touch truncate",
    "chgrp chmod chown install stat readlink realpath basename dirname find",
    "awk base32 base64 cmp column comm csplit cut diff egrep expand fgrep fmt fold grep hexdump join nl od paste patch pr rev sed seq shuf sort split tr unexpand uniq wc xargs xxd",
    "cksum md5sum sha1sum sha256sum sha512sum shasum sum openssl gpg",
    "bc date expr factor numfmt nproc sleep timeout watch yes",
    "df du dd free mount umount sync uptime uname hostid hostname locale uuidgen",
    "env printenv nice nohup stdbuf su sudo",
    "id groups getent logname passwd users who whoami",
    "kill pgrep pkill ps top vmstat lsof systemctl journalctl launchctl",
    "clear reset stty tput tty man which pwd",
    "bash sh zsh perl python3",
    "curl wget dig host ifconfig ip nc netstat nslookup ping rsync scp ssh ssh-add ssh-agent ssh-keygen ssh-keyscan ss traceroute",
    "gunzip gzip bzip2 tar unzip xz zcat zip",
    "ed nano vi vim",
    "git make open pbcopy pbpaste sw_vers",
    "apt apt-get brew dnf yum",
  ].flatMap((words) => words.split(" ")),
);

/** Variables that bash or the login sets. */
export const shellVariables: ReadonlySet<string> = new Set(
  [
    "HOME PATH PWD OLDPWD USER LOGNAME SHELL TERM LANG HOSTNAME TMPDIR EDITOR COLUMNS LINES",
    "BASH BASH_VERSION BASH_SOURCE BASH_REMATCH FUNCNAME LINENO MAPFILE PIPESTATUS SHLVL",
    "UID EUID PPID RANDOM SECONDS EPOCHSECONDS",
    "IFS REPLY OPTARG OPTIND PS1 PS2 PS4",
    "OSTYPE MACHTYPE HOSTTYPE",
  ].flatMap((words) => words.split(" ")),
);
