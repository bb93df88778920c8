export function fenceAfter(line: string, open: string): string {
  const [, mark = ""] = /^ {0,20}(`{3,}|~{3,})/.exec(line) ?? [];
  if (open === "") return mark === "" ? "" : line;
  return mark !== "" && mark === line.trim() && mark.startsWith(closingFence(open)) ? "" : open;
}

export function closingFence(fence: string): string {
  return /`{3,}|~{3,}/.exec(fence)?.[0] ?? "```";
}
