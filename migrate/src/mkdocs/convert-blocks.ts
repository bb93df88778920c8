interface Blocks {
  lines: string[];
  hasTabs: boolean;
  /** Colons that an admonition around these lines needs. */
  colons: number;
}

const admonition =
  /^( *)(?:!!!|\?\?\?\+?)[ \t]+([\w-]+)((?:[ \t]+[\w-]+)*)[ \t]*(?:"(.*)")?[ \t]*$/;
const tab = /^( *)===\+?[!+]?[ \t]+"(.*)"[ \t]*$/;
const fence = /^( *)(`{3,}|~{3,})(.*)$/;

/** Converts admonitions, tabs and the options of code blocks; what is in them is indented by four. */
export function convertBlocks(lines: readonly string[]): Blocks {
  const result: Blocks = { lines: [], hasTabs: false, colons: 3 };
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? "";
    const opening = fence.exec(line);
    const box = admonition.exec(line);
    if (opening) at = copyFence(lines, at, result);
    else if (box) at = convertAdmonition(lines, { at, box }, result);
    else if (tab.test(line)) at = convertTabs(lines, at, result);
    else {
      result.lines.push(line);
      at++;
    }
  }
  return result;
}

/** The lines from one on that are indented by four more than it, without these four. */
function indentedBlock(
  lines: readonly string[],
  at: number,
  indent: string,
): { inner: string[]; next: number } {
  const deeper = `${indent}    `;
  let next = at;
  while (next < lines.length) {
    const line = lines[next] ?? "";
    if (line.trim() !== "" && !line.startsWith(deeper)) break;
    next++;
  }
  // Blank lines at the end belong to what follows.
  while (next > at && (lines[next - 1] ?? "").trim() === "") next--;
  const inner = lines.slice(at, next).map((line) => line.slice(deeper.length));
  while (inner[0]?.trim() === "") inner.shift();
  return { inner, next };
}

function add(result: Blocks, indent: string, lines: readonly string[]): void {
  for (const line of lines) result.lines.push(line === "" ? "" : indent + line);
}

function convertAdmonition(
  lines: readonly string[],
  { at, box }: { at: number; box: RegExpExecArray },
  result: Blocks,
): number {
  const [, indent = "", kind = "note", , title] = box;
  const { inner, next } = indentedBlock(lines, at + 1, indent);
  const blocks = convertBlocks(inner);
  const colons = ":".repeat(blocks.colons);
  const heading = title ? `[${title.replace(/\\"/g, '"').replace(/([[\]])/g, "\\$1")}]` : "";
  add(result, indent, [
    `${colons}${kind.toLowerCase()}${heading}`,
    "",
    ...blocks.lines,
    "",
    colons,
  ]);
  result.colons = Math.max(result.colons, blocks.colons + 1);
  result.hasTabs ||= blocks.hasTabs;
  return next;
}

function convertTabs(lines: readonly string[], start: number, result: Blocks): number {
  const [, indent = ""] = tab.exec(lines[start] ?? "") ?? [];
  const items: string[] = [];
  const values = new Set<string>();
  let at = start;
  for (;;) {
    const [, own, label = ""] = tab.exec(lines[at] ?? "") ?? [];
    if (own !== indent) break;
    const { inner, next } = indentedBlock(lines, at + 1, indent);
    const blocks = convertBlocks(inner);
    result.colons = Math.max(result.colons, blocks.colons);
    const value = freeValue(label, values);
    const text = label.replace(/&/g, "&amp;").replace(/"/g, "&quot;");
    items.push(`<TabItem value="${value}" label="${text}">`, "", ...blocks.lines, "", "</TabItem>");
    at = next;
    while (
      at < lines.length &&
      (lines[at] ?? "").trim() === "" &&
      tab.test(lines[nextText(lines, at)] ?? "")
    )
      at++;
  }
  add(result, indent, ["<Tabs>", ...items, "</Tabs>"]);
  result.hasTabs = true;
  return at;
}

function nextText(lines: readonly string[], from: number): number {
  let at = from;
  while (at < lines.length && (lines[at] ?? "").trim() === "") at++;
  return at;
}

function freeValue(label: string, values: Set<string>): string {
  const plain =
    label
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "") || "tab";
  let value = plain;
  for (let count = 2; values.has(value); count++) value = `${plain}-${count}`;
  values.add(value);
  return value;
}

function copyFence(lines: readonly string[], start: number, result: Blocks): number {
  const [, indent = "", marker = "", info = ""] = fence.exec(lines[start] ?? "") ?? [];
  result.lines.push(`${indent}${marker}${convertInfo(info)}`.trimEnd());
  for (let at = start + 1; at < lines.length; at++) {
    const line = lines[at] ?? "";
    result.lines.push(line);
    if (line.trim().startsWith(marker) && /^[`~]+\s*$/.test(line.trim())) return at + 1;
  }
  return lines.length;
}

/** `{ .yaml .annotate hl_lines="2 3" }` or `yaml title="x" linenums="1"`. */
function convertInfo(info: string): string {
  const plain = info.trim().replace(/^\{\s*|\s*\}$/g, "");
  if (plain === "") return "";
  const language = /^(?:\.|lang=)?([\w+#-]+)/.exec(plain)?.[1] ?? "text";
  const title = /title="([^"]*)"/.exec(plain)?.[1];
  const lines = /hl_lines="([^"]*)"/.exec(plain)?.[1];
  const parts = [language];
  if (title !== undefined) parts.push(`title="${title}"`);
  if (lines !== undefined)
    parts.push(
      `{${lines
        .trim()
        .split(/[\s,]+/)
        .join(",")}}`,
    );
  if (/linenums=/.test(plain)) parts.push("showLineNumbers");
  return parts.join(" ");
}
