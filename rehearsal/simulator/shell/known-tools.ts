export const builtins: ReadonlySet<string> = new Set(
  ". : [ [[ alias bg break cd command continue declare dirs disown echo enable eval exec exit export false fg function getopts hash help history if jobs kill let local logout mapfile popd printf pushd pwd read readarray readonly return select set shift shopt source suspend test time times trap true type typeset ulimit umask unalias unset wait until while for case esac do done then else fi in".split(
    " ",
  ),
);

export const basicTools: ReadonlySet<string> = new Set(
  "awk base64 basename bash bc brew cat chgrp chmod chown cmp column comm cp curl cut date dd df diff dig dirname du env expr file find fold git gpg grep egrep fgrep groups gunzip gzip head host hostname id install kill less ln locale ls lsof make md5sum man mkdir mktemp more mv nc nohup nl nslookup od open openssl passwd paste perl ping pkill ps python3 printenv realpath rm rmdir rsync scp sed seq sh sha256sum shasum sleep sort split ssh ssh-add ssh-agent ssh-keygen ssh-keyscan stat su sudo sum tail tar tee top touch tr uname uniq uptime unzip watch wc wget which who whoami xargs xxd yes zcat zip zsh apt apt-get dnf yum pbcopy".split(
    " ",
  ),
);

export const ownVariables: ReadonlySet<string> = new Set(
  "HOME PATH PWD OLDPWD USER LOGNAME SHELL TERM LANG HOSTNAME TMPDIR EDITOR UID EUID PPID RANDOM SECONDS LINENO IFS REPLY OSTYPE MACHTYPE HOSTTYPE BASH BASH_VERSION BASH_SOURCE FUNCNAME PIPESTATUS COLUMNS LINES".split(
    " ",
  ),
);
