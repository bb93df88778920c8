/** The line that opened the code block in which the next line stands; empty outside of any. */
export function fenceAfter(line: string, open: string): string {
  const [, mark = ""] = /^ {0,20}(`{3,}|~{3,})/.exec(line) ?? [];
  if (open === "") return mark === "" ? "" : line;
  return mark !== "" && mark === line.trim() && mark.startsWith(closingFence(open)) ? "" : open;
}

/** The line that closes a code block with this opening line. */
export function closingFence(fence: string): string {
  return /`{3,}|~{3,}/.exec(fence)?.[0] ?? "```";
}
