import { isBalanced } from "../document/prepare.ts";

interface Blocks {
  lines: string[];
  hasTabs: boolean;
  colons: number;
}

const admonition = /^( *)(!!!|\?\?\?\+?)[ \t]+([\w-]+)((?:[ \t]+[\w-]+)*)[ \t]*(?:"(.*)")?[ \t]*$/;
const tab = /^( *)===\+?[!+]?[ \t]+"(.*)"[ \t]*$/;
const fence = /^( *)(`{3,}|~{3,})(.*)$/;
const slashBlock = /^( *)(\/{3,})[ \t]+([\w-]+)(?:[ \t]*\|[ \t]*(.*?))?[ \t]*$/;
const definition = /^( {0,3}):[ \t]+(\S.*)$/;

/**
 * Converts admonitions, tabs, definitions and code blocks, whose content is indented by four
 * spaces.
 */
export function convertBlocks(lines: readonly string[]): Blocks {
  const result: Blocks = { lines: [], hasTabs: false, colons: 3 };
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? "";
    const box = admonition.exec(line);
    const slashes = slashBlock.exec(line);
    const opening = fence.exec(line);
    if (opening) at = convertFence(lines, at, result);
    else if (box) at = convertAdmonition(lines, { at, box }, result);
    else if (slashes) at = convertSlashBlock(lines, { at, opening: slashes }, result);
    else if (tab.test(line)) at = convertTabs(lines, at, result);
    else if (isTerm(lines, at)) at = convertDefinitions(lines, at, result);
    else {
      result.lines.push(line);
      at++;
    }
  }
  return result;
}

/**
 * The lines that are indented by at least four more columns than `indent`, without the indentation.
 * A tab counts as four.
 */
function indentedBlock(
  lines: readonly string[],
  at: number,
  indent: string,
): { inner: string[]; next: number } {
  const deeper = indent.length + 4;
  const inner: string[] = [];
  let next = at;
  for (; next < lines.length; next++) {
    const line = lines[next] ?? "";
    const stripped = line.trim() === "" ? "" : stripIndent(line, deeper);
    if (stripped === undefined) break;
    inner.push(stripped);
  }
  // Blank lines at the end belong to the next block.
  while (inner.length > 0 && inner.at(-1) === "") {
    inner.pop();
    next--;
  }
  while (inner[0] === "") inner.shift();
  return { inner, next };
}

function stripIndent(line: string, width: number): string | undefined {
  let column = 0;
  let at = 0;
  while (column < width) {
    if (line[at] === " ") column++;
    else if (line[at] === "\t") column += 4 - (column % 4);
    else return undefined;
    at++;
  }
  return " ".repeat(column - width) + line.slice(at);
}

function add(result: Blocks, indent: string, lines: readonly string[]): void {
  for (const line of lines) result.lines.push(line === "" ? "" : indent + line);
}

function addBox(
  result: Blocks,
  indent: string,
  box: {
    kind: string;
    title: string | undefined;
    fold: "open" | "closed" | undefined;
    inner: string[];
  },
): void {
  const blocks = convertBlocks(box.inner);
  const { kind, title, fold } = box;
  result.hasTabs ||= blocks.hasTabs;
  if (fold !== undefined) {
    const summary = title || kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll("-", " ");
    const tag = fold === "open" ? "<details open>" : "<details>";
    add(result, indent, [
      tag,
      `<summary>${summary.replace(/</g, "&lt;")}</summary>`,
      "",
      ...blocks.lines,
      "",
      "</details>",
    ]);
    result.colons = Math.max(result.colons, blocks.colons);
    return;
  }
  const colons = ":".repeat(blocks.colons);
  const heading = title ? `[${admonitionTitle(title)}]` : "";
  add(result, indent, [
    `${colons}${kind.toLowerCase()}${heading}`,
    "",
    ...blocks.lines,
    "",
    colons,
  ]);
  result.colons = Math.max(result.colons, blocks.colons + 1);
}

/** A title may contain links, whose attributes are removed. Other brackets are text. */
function admonitionTitle(title: string): string {
  const plain = title.replace(/\\"/g, '"').replace(/(?<=\))\{:?[^}\n]*\}/g, "");
  return plain.includes("](") && isBalanced(plain) ? plain : plain.replace(/([[\]])/g, "\\$1");
}

function convertAdmonition(
  lines: readonly string[],
  { at, box }: { at: number; box: RegExpExecArray },
  result: Blocks,
): number {
  const [, indent = "", mark = "", kind = "note", , title] = box;
  const { inner, next } = indentedBlock(lines, at + 1, indent);
  const fold = mark === "!!!" ? undefined : mark.endsWith("+") ? "open" : "closed";
  addBox(result, indent, { kind, title, fold, inner });
  return next;
}

function convertSlashBlock(
  lines: readonly string[],
  { at, opening }: { at: number; opening: RegExpExecArray },
  result: Blocks,
): number {
  const [whole, indent = "", marker = "", kind = "note", title] = opening;
  const end = lines.findIndex((line, index) => index > at && line.trim() === marker);
  if (end < 0 || /^(?:html|define|caption|figure-caption|table-caption)$/.test(kind)) {
    result.lines.push(whole);
    return at + 1;
  }
  let inner = lines.slice(at + 1, end).map((line) => stripIndent(line, indent.length) ?? line);
  // Options of a block are indented lines at its top.
  while (/^ {4}\w+:/.test(inner[0] ?? "")) inner = inner.slice(1);
  if (kind === "tab") {
    const items = [{ label: title ?? "Tab", inner }];
    let next = end + 1;
    for (;;) {
      const start = nextText(lines, next);
      const more = slashBlock.exec(lines[start] ?? "");
      if (more?.[3] !== "tab") break;
      const close = lines.findIndex((line, index) => index > start && line.trim() === more[2]);
      if (close < 0) break;
      items.push({ label: more[4] ?? "Tab", inner: lines.slice(start + 1, close) });
      next = close + 1;
    }
    addTabs(result, indent, items);
    return next;
  }
  const isDetails = kind === "details";
  const known = isDetails || knownKinds.has(kind);
  addBox(result, indent, {
    kind: known ? kind : "note",
    title: known
      ? title
      : `${kind.charAt(0).toUpperCase()}${kind.slice(1).replaceAll("-", " ")}${title ? `: ${title}` : ""}`,
    fold: isDetails ? "closed" : undefined,
    inner,
  });
  return end + 1;
}

const knownKinds = new Set(
  "note abstract info tip success question warning failure danger bug example quote attention caution error hint important admonition".split(
    " ",
  ),
);

function convertTabs(lines: readonly string[], start: number, result: Blocks): number {
  const [, indent = ""] = tab.exec(lines[start] ?? "") ?? [];
  const items: { label: string; inner: string[] }[] = [];
  let at = start;
  for (;;) {
    const [, own, label = ""] = tab.exec(lines[at] ?? "") ?? [];
    if (own !== indent) break;
    const { inner, next } = indentedBlock(lines, at + 1, indent);
    items.push({ label, inner });
    at = tab.test(lines[nextText(lines, next)] ?? "") ? nextText(lines, next) : next;
  }
  addTabs(result, indent, items);
  return at;
}

function addTabs(
  result: Blocks,
  indent: string,
  items: readonly { label: string; inner: string[] }[],
): void {
  const values = new Set<string>();
  const lines = items.flatMap(({ label, inner }) => {
    const blocks = convertBlocks(inner);
    result.colons = Math.max(result.colons, blocks.colons);
    const value = freeValue(label, values);
    const text = label.replace(/&/g, "&amp;").replace(/"/g, "&quot;");
    return [`<TabItem value="${value}" label="${text}">`, "", ...blocks.lines, "", "</TabItem>"];
  });
  add(result, indent, ["<Tabs>", ...lines, "</Tabs>"]);
  result.hasTabs = true;
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

function isTerm(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? "";
  if (line.trim() === "" || !/^[^\s:#>|`~*+-]/.test(line)) return false;
  if (at > 0 && (lines[at - 1] ?? "").trim() !== "") return false;
  const next = (lines[at + 1] ?? "").trim() === "" ? at + 2 : at + 1;
  return definition.test(lines[next] ?? "");
}

function convertDefinitions(lines: readonly string[], start: number, result: Blocks): number {
  result.lines.push("<dl>");
  let at = start;
  while (isTerm(lines, at)) {
    result.lines.push(`<dt>${lines[at]}</dt>`);
    at = nextText(lines, at + 1);
    for (
      let match = definition.exec(lines[at] ?? "");
      match;
      match = definition.exec(lines[at] ?? "")
    ) {
      const { inner, next } = indentedBlock(lines, at + 1, match[1] ?? "");
      const blocks = convertBlocks([match[2] ?? "", ...(inner.length > 0 ? ["", ...inner] : [])]);
      result.lines.push("<dd>", "", ...blocks.lines, "", "</dd>");
      result.hasTabs ||= blocks.hasTabs;
      at = definition.test(lines[nextText(lines, next)] ?? "") ? nextText(lines, next) : next;
    }
    if (isTerm(lines, nextText(lines, at))) at = nextText(lines, at);
  }
  result.lines.push("</dl>");
  return at;
}

interface CodeFence {
  info: string;
  lines: string[];
  next: number;
}

function readFence(lines: readonly string[], start: number): CodeFence {
  const [, indent = "", marker = "", info = ""] = fence.exec(lines[start] ?? "") ?? [];
  const code = [`${marker}${convertInfo(info)}`.trimEnd()];
  let at = start + 1;
  for (; at < lines.length; at++) {
    // `(1)!` in a comment refers to an item of the list below the code.
    const line = (lines[at] ?? "").replace(
      /(?<=(?:#|\/\/|\/\*|<!--|--[ \t])[^\n]*)\((\d+)\)!/g,
      "($1)",
    );
    code.push(line.startsWith(indent) ? line.slice(indent.length) : line.trimStart());
    if (line.trim().startsWith(marker) && /^[`~]+\s*$/.test(line.trim())) break;
  }
  return { info, lines: code, next: Math.min(at + 1, lines.length) };
}

function convertFence(lines: readonly string[], start: number, result: Blocks): number {
  const [, indent = ""] = fence.exec(lines[start] ?? "") ?? [];
  const items: { label: string; inner: string[] }[] = [];
  let at = start;
  for (;;) {
    const { info, lines: code, next } = readFence(lines, at);
    const label = /\btab="([^"]*)"/.exec(info)?.[1];
    if (label === undefined) {
      if (items.length > 0) break;
      // In CommonMark, a block of HTML ends at an empty line, so a fence after a tag would be HTML.
      if (/^[ \t]*<\/?[a-z]/i.test(result.lines.at(-1) ?? "")) result.lines.push("");
      add(result, indent, code);
      return next;
    }
    items.push({ label, inner: code });
    const following = nextText(lines, next);
    at = next;
    if (!fence.test(lines[following] ?? "") || !/\btab="/.test(lines[following] ?? "")) break;
    at = following;
  }
  addTabs(result, indent, items);
  return at;
}

/** `{ .yaml .annotate hl_lines="2 3" }` or `yaml title="x" linenums="1"`. */
function convertInfo(info: string): string {
  const plain = info.trim().replace(/^\{\s*|\s*\}$/g, "");
  if (plain === "") return "";
  const language = /^(?:\.|lang=)?([\w+#-]+)(?![\w+#-]*=)/.exec(plain)?.[1] ?? "text";
  const title = /title="([^"]*)"/.exec(plain)?.[1];
  const lines = /hl_lines="([^"]*)"/.exec(plain)?.[1]?.trim();
  return [
    language,
    ...(title === undefined ? [] : [`title="${title}"`]),
    ...(lines ? [`{${lines.split(/[\s,]+/).join(",")}}`] : []),
    ...(/linenums=/.test(plain) ? ["showLineNumbers"] : []),
  ].join(" ");
}
