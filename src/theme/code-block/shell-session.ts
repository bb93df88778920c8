const sessionLanguages = new Set(["console", "shellsession"]);
const shellLanguages = new Set(["bash", ...sessionLanguages]);
const prompt = /^\s*\$ /;

/** `<<END`, or a part in which `<<` begins no here-document, such as `"a << b"` or `((1 << n))`. */
const hereDocumentOrPart =
  /(?<!<)<<-?\s*(["']?)([a-z_]\w*)\1|\(\(.*?\)\)|\\.|'[^']*'|"(?:\\.|[^"\\])*"|(?<!\S)#.*/gi;

function findDelimiter(line: string): string | undefined {
  return Array.from(line.matchAll(hereDocumentOrPart), ([, , name]) => name).find(Boolean);
}

/** Escapes, closed quotes, and comments. A quote outside of them is still open. */
const closedParts = /\\[\s\S]|'[^']*'|"(?:\\[\s\S]|[^"\\])*"|(?<!\S)#[^\n]*/g;

/** Whether the shell would wait for another line. */
function isUnfinished(command: string): boolean {
  const openParts = command.replace(closedParts, "");
  return /\\\s*$/.test(command) || /(?:\||&&)\s*$/.test(openParts) || /["']/.test(openParts);
}

/** Shell code without its `$ ` prompts. A session, which begins with one, also loses its output. */
export function getCopyableCode(code: string, language: string): string {
  const lines = code.replace(/\n+$/, "").split("\n");
  if (!shellLanguages.has(language) || !lines.some((line) => prompt.test(line)))
    return lines.join("\n");
  const isSession = sessionLanguages.has(language) || prompt.test(lines[0] ?? "");
  const copiedLines: string[] = [];
  /** The lines of a command that is not complete yet; empty between commands. */
  let unfinished = "";
  /** The last line of the here-document that contains this line. */
  let delimiter: string | undefined;
  for (const line of lines) {
    if (delimiter !== undefined) {
      copiedLines.push(line.replace(/^> /, ""));
      if (copiedLines.at(-1)?.trim() === delimiter) delimiter = undefined;
      continue;
    }
    if (unfinished === "" && !prompt.test(line)) {
      if (!isSession) copiedLines.push(line);
      continue;
    }
    const copied = line.replace(unfinished === "" ? prompt : /^> /, "");
    copiedLines.push(copied);
    const command = unfinished + copied;
    unfinished = isUnfinished(command) ? `${command}\n` : "";
    delimiter = findDelimiter(line);
  }
  return copiedLines.join("\n");
}
