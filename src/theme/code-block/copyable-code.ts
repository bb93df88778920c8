/** Languages in which a line may begin with the sign of the command line. */
const shells = new Set(["bash", "console"]);
const prompt = /^\s*\$ /;
const continued = /\\\s*$/;

/**
 * What a reader wants to paste. A shell block loses its `$ ` signs; in a `console` session the
 * commands are kept and their output is not. Other languages are copied as they are.
 */
export function copyableCode(code: string, language: string): string {
  const lines = code.replace(/\n+$/, "").split("\n");
  if (!shells.has(language) || !lines.some((line) => prompt.test(line))) return lines.join("\n");
  const isSession = language === "console";
  const kept: string[] = [];
  let goesOn = false;
  for (const line of lines) {
    if (prompt.test(line)) kept.push(line.replace(prompt, ""));
    else if (goesOn) kept.push(line.replace(/^> /, ""));
    else if (!isSession) kept.push(line);
    goesOn = (goesOn || prompt.test(line)) && continued.test(line);
  }
  return kept.join("\n");
}
