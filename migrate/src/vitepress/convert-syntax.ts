import { findFences } from "../../../src/model/text/markdown-fences.ts";
import type { ConvertedSyntax } from "../document/article.ts";
import { convertAlerts } from "../markdown/convert-alerts.ts";
import { matchesOutsideCode } from "../text/code-ranges.ts";
import { applyEdits } from "../text/edits.ts";
import { emojiOf } from "../text/emoji.ts";

export interface IncludeSource {
  /** The text of a file, relative to the page or, with `@/`, to the root. */
  file(name: string): string | undefined;
}

export function convertVitepress(body: string, source: IncludeSource): ConvertedSyntax {
  const diagnostics: ConvertedSyntax["diagnostics"] = [];
  const report = (subject: string) =>
    diagnostics.push({
      cause: "vue-syntax",
      subject: subject.trim().split("\n")[0] ?? "",
      offset: 0,
    });
  let needsMdx = false;
  let text = includeFiles(body, source, report);
  text = replaceOutside(text, /^<(script|style)\b[^>]*>[\s\S]*?<\/\1>[ \t]*\n?/gm, ([whole]) => {
    report(whole);
    return "";
  });
  text = replaceOutside(
    text,
    /^([ \t]*):{3,}[ \t]*code-group[^\n]*\n([\s\S]*?)^[ \t]*:{3,}[ \t]*$/gm,
    ([, indent = "", inner = ""]) => {
      needsMdx = true;
      return codeGroup(inner, indent);
    },
  );
  text = replaceOutside(
    text,
    /^([ \t]*)(:{3,})[ \t]*details(?:[ \t]+([^\n{]*))?(?:\{[^\n]*\})?\n([\s\S]*?)^[ \t]*\2[ \t]*$/gm,
    ([, indent = "", , title, inner = ""]) =>
      `${indent}<details>\n${indent}<summary>${title?.trim() || "Details"}</summary>\n\n${inner}\n${indent}</details>`,
  );
  text = replaceOutside(
    text,
    /^[ \t]*:{3,}[ \t]*(?:raw|v-pre)[ \t]*\n([\s\S]*?)^[ \t]*:{3,}[ \t]*$/gm,
    ([, inner = ""]) => inner,
  );
  text = convertOpenings(text);
  text = replaceOutside(text, /^\[\[toc\]\][ \t]*$/gim, () => "");
  text = replaceOutside(
    text,
    /<Badge\b[^>]*?\btext="([^"]*)"[^>]*\/?>(?:<\/Badge>)?/g,
    ([, label]) => `<mark>${label}</mark>`,
  );
  text = replaceOutside(
    text,
    /(?<![\w:]):[a-z][a-z0-9_+-]*:(?![\w:])/g,
    ([whole]) => emojiOf(whole) ?? whole,
  );
  text = replaceOutside(text, /<\/?([A-Z]\w*)\b[^>]*>/g, ([whole, name = ""]) => {
    if (/^(?:Tabs|TabItem)$/.test(name)) return whole;
    report(whole);
    return "";
  });
  for (const [whole] of matchesOutsideCode(text, /\{\{[^{}\n]*\}\}/g)) report(whole);
  return { body: convertAlerts(text).body, needsMdx, diagnostics };
}

/** Options of code blocks, such as ```` ```js:line-numbers [start.js] ````. */
function convertOpenings(text: string): string {
  const edits = findFences(text).map(({ start }) => {
    const lineEnd = text.indexOf("\n", start);
    const end = lineEnd < 0 ? text.length : lineEnd;
    const opening = text
      .slice(start, end)
      .replace(/(`{3,}[\w+#-]*)(?::(?:no-)?line-numbers(?:=\d+)?|\{[\d,-]*\}:[\w-]+)/, "$1")
      .replace(/(`{3,}\w*[^\n[]*)\[([^\]\n]+)\]/, '$1title="$2"');
    return { start, end, text: opening };
  });
  return applyEdits(text, edits).text;
}

function replaceOutside(
  text: string,
  pattern: RegExp,
  convert: (match: RegExpExecArray) => string,
): string {
  const edits = matchesOutsideCode(text, pattern).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: convert(match),
  }));
  return applyEdits(text, edits).text;
}

function includeFiles(
  body: string,
  source: IncludeSource,
  report: (subject: string) => void,
  depth = 0,
): string {
  const snippets = body.replace(
    /^([ \t]*)<<<[ \t]+([^\s{[]+)[ \t]*(\{[^}\n]*\})?[^\n]*$/gm,
    (whole, indent: string, name: string, options: string | undefined) => {
      const [path = name, region] = name.split("#");
      const code = source.file(path);
      if (code === undefined) {
        report(whole);
        return whole;
      }
      const range = /\{([\d,-]+)/.exec(options ?? "")?.[1];
      const language = /\.(\w+)$/.exec(path)?.[1] ?? "text";
      const lines = [
        `\`\`\`${language}${range ? ` {${range}}` : ""}`,
        ...regionOf(code, region).split("\n"),
        "```",
      ];
      return lines.map((line) => indent + line).join("\n");
    },
  );
  return snippets.replace(
    /^[ \t]*<!--[ \t]*@include:[ \t]*([^\s{#]+)[^\n]*?-->[ \t]*$/gm,
    (whole, name: string) => {
      const text = depth < 5 ? source.file(name) : undefined;
      if (text === undefined) report(whole);
      return text === undefined
        ? whole
        : includeFiles(text.replace(/^---\n[\s\S]*?\n---\n/, ""), source, report, depth + 1);
    },
  );
}

function regionOf(code: string, region: string | undefined): string {
  const lines = code.trimEnd().split("\n");
  if (region === undefined) return lines.join("\n");
  const start = lines.findIndex((line) => new RegExp(`#region\\s+${region}\\b`).test(line));
  const end = lines.findIndex((line, index) => index > start && /#endregion/.test(line));
  return start < 0 || end < 0 ? lines.join("\n") : lines.slice(start + 1, end).join("\n");
}

function codeGroup(inner: string, indent: string): string {
  const fence = /^[ \t]*(`{3,})([^\n]*)\n([\s\S]*?)^[ \t]*\1[ \t]*$/gm;
  const items = [...inner.matchAll(fence)];
  const rest = inner.replace(fence, "").trim();
  const tabs = items.flatMap(([, marker = "```", info = "", code = ""], index) => {
    const label = /\[([^\]]+)\]/.exec(info)?.[1] ?? `${index + 1}`;
    const plain = info.replace(/\s*\[[^\]]+\]/, "");
    return [
      `<TabItem value="${index + 1}" label="${label.replace(/"/g, "&quot;")}">`,
      "",
      `${marker}${plain}`,
      ...code.trimEnd().split("\n"),
      marker,
      "",
      "</TabItem>",
    ];
  });
  return ["<Tabs>", ...tabs, "</Tabs>", ...(rest === "" ? [] : ["", ...rest.split("\n")])]
    .map((line) => (line === "" ? "" : indent + line))
    .join("\n");
}
