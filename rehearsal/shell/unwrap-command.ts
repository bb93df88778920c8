/** Options with a value of commands that run the command in their operands. */
const wrappers: ReadonlyMap<string, readonly string[]> = new Map([
  ["command", []],
  ["env", ["-C", "-S", "-u"]],
  ["exec", ["-a"]],
  ["nohup", []],
  ["sudo", ["-C", "-g", "-p", "-u"]],
  ["time", ["-f", "-o"]],
  ["timeout", ["-k", "-s", "--kill-after", "--signal"]],
  ["watch", ["-n", "--interval"]],
  ["xargs", ["-a", "-d", "-E", "-I", "-L", "-n", "-P", "-s"]],
]);

export const wrapperNames: readonly string[] = [...wrappers.keys()];

/** The words of the inner command, such as `aws s3 ls` of `sudo -u root aws s3 ls`; null without one. */
export function unwrapCommand<Word extends { text: string }>(
  name: string,
  args: readonly Word[],
): Word[] | null {
  const optionsWithValue = wrappers.get(name);
  const isQuery = name === "command" && /^-[vV]$/.test(args[0]?.text ?? "");
  if (!optionsWithValue || isQuery) return null;
  let index = 0;
  for (let text = ""; text !== "--" && args[index]?.text.startsWith("-"); ) {
    text = args[index]?.text ?? "";
    index += optionsWithValue.includes(text) ? 2 : 1;
  }
  // The first operand of `timeout` is a duration.
  if (name === "timeout") index += 1;
  while (/^\w+=/.test(args[index]?.text ?? "")) index += 1;
  const words = args.slice(index);
  return words.length > 0 ? words : null;
}
