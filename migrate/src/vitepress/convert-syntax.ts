import { dedentText } from "../../../src/model/text/dedent-text.ts";
import { getCodeBlock } from "../../../src/model/text/markdown-code.ts";
import type { TextRange } from "../../../src/model/text/markdown-fences.ts";
import type { ConvertedSyntax } from "../document/article.ts";
import { attributeLists, sizedImage } from "../document/attribute-lists.ts";
import { badgeStart } from "../document/heading-ids.ts";
import type { BodyDiagnostic } from "../document/prepare.ts";
import { printTabs, type Tab } from "../document/print-tabs.ts";
import { convertAlerts } from "../markdown/convert-alerts.ts";
import type { CauseId } from "../model.ts";
import { findFences, matchesOutsideCode } from "../text/code-ranges.ts";
import { EditedText } from "../text/edited-text.ts";
import { applyEdits, type Edit, getEdits } from "../text/edits.ts";
import { emojiCode, getEmoji } from "../text/emoji.ts";
import { splitFile } from "../text/front-matter.ts";
import { inlineToHtml } from "../text/inline-html.ts";
import { quoteAttribute, readTag } from "../text/jsx-tag.ts";
import { asRecord, asString, type Json, type JsonRecord } from "../text/values.ts";
import { closeContainers } from "./close-containers.ts";
import { propertiesToMarkdown } from "./component-properties.ts";
import { frontMatterToMarkdown } from "./front-matter-text.ts";

interface VitepressSources {
  /** The text of a file, relative to the page or, with `@/`, to the root. */
  readFile(name: string): string | undefined;
  /** Markdown for a component that has neither content nor readable properties. */
  getComponentText?(name: string, use: ComponentUse): string;
  /** A link with the title of the page that an address leads to; undefined if none exists. */
  getPageLink?(address: string): string | undefined;
  /** Markdown for a page without text whose layout comes from the theme. */
  getLayoutText?(name: string): string;
  /** Whether `{.class}` and the like are attributes, not text. Default: true. */
  hasAttributes?: boolean;
  /** The base URL, which properties of components contain, but links and images do not. */
  base?: string | undefined;
}

export interface ComponentUse {
  /** The script of the page. */
  script: string;
  /** Texts of properties. */
  properties: ReadonlyMap<string, string>;
}

export function convertVitepress(
  body: string,
  { frontMatter = {}, ...source }: VitepressSources & { frontMatter?: JsonRecord },
): ConvertedSyntax {
  const page = new VitepressPage(body);
  const reportMissing = (matched: string) => page.report(matched, 0);
  const markdown = includeMarkdown(body, source, reportMissing);
  const included = includeCode(markdown, source, reportMissing);
  page.text = dedentComponents(closeContainers(included));
  removeScripts(page);
  convertContainers(page);
  page.apply(convertCodeOpenings(page.text));
  if (source.hasAttributes !== false) {
    page.replaceAll([sizedImage, ...attributeLists], ({ index, 0: match }) =>
      page.report(match, index, "attributes-removed"),
    );
  }
  convertInlineSyntax(page, frontMatter);
  convertComponents(page, source);
  for (const { index, 0: matched } of matchesOutsideCode(page.text, /\{\{[^{}\n]*\}\}/g)) {
    page.report(matched, index);
  }
  const [, , target] = page.script.match(redirection) ?? [];
  if (target !== undefined && page.text.trim() === "") page.text = `[${target}](${target})\n`;
  addTextOfLayout(page, frontMatter, source);
  const { text, needsMdx, found } = page;
  return { body: convertAlerts(text), needsMdx, diagnostics: found };
}

class VitepressPage extends EditedText<BodyDiagnostic> {
  needsMdx = false;
  script = "";

  report(matched: string, offset: number, cause: CauseId = "vue-syntax"): void {
    this.found.push({ cause, subject: matched.trim().split("\n")[0] ?? "", offset });
  }
}

function removeScripts(page: VitepressPage): void {
  page.replace(
    /^<(script|style)\b[^>]*>([\s\S]*?)<\/\1>[ \t]*\n?/gm,
    ({ index, 0: matched, 1: name, 2: code }) => {
      if (name === "script") page.script += `${code}\n`;
      page.report(matched, index, name === "style" ? "element-removed" : "vue-syntax");
      return "";
    },
  );
}

function convertContainers(page: VitepressPage): void {
  page.replace(
    /^([ \t]*):{3,}[ \t]*code-group[^\n]*\n([\s\S]*?)^[ \t]*:{3,}[ \t]*$/gm,
    ([, indent = "", inner = ""]) => {
      page.needsMdx = true;
      return convertCodeGroup(inner, indent);
    },
  );
  page.replace(
    /^([ \t]*)(:{3,})[ \t]*tabs\b[^\n]*\n([\s\S]*?)^[ \t]*\2[ \t]*$/gm,
    ([, indent = "", , inner = ""]) => {
      const tabs = convertPluginTabs(inner, indent);
      page.needsMdx ||= tabs !== undefined;
      return tabs;
    },
  );
  page.replace(
    /^([ \t]*)(:{3,})[ \t]*details(?:[ \t]+([^\n{]*))?(?:\{[^\n]*\})?\n([\s\S]*?)^[ \t]*\2[ \t]*$/gm,
    ([, indent = "", , title, inner = ""]) =>
      `${indent}<details>\n${indent}<summary>${inlineToHtml(title?.trim() || "Details")}</summary>\n\n${inner}\n${indent}</details>`,
  );
  page.replace(
    /^[ \t]*:{3,}[ \t]*(?:raw|v-pre)[ \t]*\n([\s\S]*?)^[ \t]*:{3,}[ \t]*$/gm,
    ([, inner = ""]) => inner,
  );
}

function convertInlineSyntax(page: VitepressPage, frontMatter: JsonRecord): void {
  page.replace(/^\[\[toc\]\][ \t]*$/gim, () => "");
  // Slots of components.
  page.replace(/^[ \t]*<\/?template\b[^>]*>[ \t]*$/gm, () => "");
  page.replace(
    /<(?:Badge|badge)\b[^>]*?\btext="([^"]*)"[^>]*\/?>(?:<\/(?:Badge|badge)>)?/g,
    ({ index, 1: label = "" }) => {
      return `${isInHeading(page.text, index) ? badgeStart : "<mark>"}${label}</mark>`;
    },
  );
  page.replace(
    /<(Badge|badge|Version)\b[^>]*>([^<\n]*)<\/\1>/g,
    ([, , label]) => `<mark>${label}</mark>`,
  );
  page.replace(emojiCode, ([code]) => getEmoji(code));
  page.replace(/\{\{\s*\$frontmatter\??\.([\w.?]+)\s*\}\}/g, ([, path = ""]) => {
    const keys = path.replaceAll("?", "").split(".");
    return asString(keys.reduce<Json>((value, key) => asRecord(value)[key], frontMatter));
  });
  page.replace(
    /<([A-Z]\w*)\b[^>]*?\s(?:href|to|link)="([^"]+)"[^>]*>([^<]*)<\/\1>/g,
    ([, name = "", address = "", label = ""]) =>
      /^(?:Tabs|TabItem|Card)$/.test(name) || label.trim() === ""
        ? undefined
        : `[${label.trim()}](${address})`,
  );
}

function convertComponents(page: VitepressPage, source: VitepressSources): void {
  const { text } = page;
  let lastEnd = 0;
  page.apply(
    matchesOutsideCode(text, /(?<!\\)<(\/?)([A-Z]\w*)(?=[\s/>.-])(?:[^>]*>)?/g).flatMap(
      ({ index, 0: match, 1: slash, 2: name = "" }): Edit[] => {
        // A property of the last component can contain a tag.
        if (index < lastEnd || /^(?:Tabs|TabItem)$/.test(name)) return [];
        const end = (slash ? undefined : readTag(text, index)?.end) ?? index + match.length;
        lastEnd = end;
        const shown = slash ? "" : showComponent({ page, name, start: index, end }, source);
        return [{ start: index, end, text: shown }];
      },
    ),
  );
}

interface ComponentTag {
  page: VitepressPage;
  name: string;
  start: number;
  end: number;
}

/** What replaces the start tag of a component, or all of it if it has no content. */
function showComponent({ page, name, start, end }: ComponentTag, source: VitepressSources): string {
  const { text, script } = page;
  const tag = text.slice(start, end);
  const isEmpty = tag.endsWith("/>") || text.startsWith(`</${name}>`, end);
  const properties = new Map(
    readTag(tag, 0)?.attributes.map(({ name: property, literal = "" }) => [property, literal]),
  );
  const markdown =
    propertiesToMarkdown(tag, {
      base: source.base ?? "/",
      script,
      getPageLink: source.getPageLink,
    }) || (isEmpty ? (source.getComponentText?.(name, { script, properties }) ?? "") : "");
  if (!isEmpty || !markdown.startsWith("![")) page.report(tag, start);
  const shown = isInHtml(text, start) ? linksToHtml(markdown) : markdown;
  const isBlock = isAlone(text, start, end) || /\n(?:- |\|)/.test(shown);
  if (!isBlock) {
    const line = shown.replace(/\s+/g, " ");
    const isBadge = line !== "" && isInHeading(text, start);
    return isBadge ? `${badgeStart}${line}</mark>` : line;
  }
  const isWhole = shown === "" || tag.endsWith("/>");
  const before = isAlone(text, start, end) ? "" : "\n\n";
  return `${before}${shown}${isWhole ? before : "\n\n"}`;
}

/** Adds what a layout of the theme shows, if it is not one of VitePress. */
function addTextOfLayout(
  page: VitepressPage,
  frontMatter: JsonRecord,
  source: VitepressSources,
): void {
  const layout = asString(frontMatter.layout);
  const isEmpty = page.text.trim() === "";
  const isHome = layout === "home" && Boolean(frontMatter.hero ?? frontMatter.features);
  const isCustom = layout !== undefined && !/^(?:home|doc|page|false)$/.test(layout);
  if (layout === undefined || isHome || !(isEmpty || isCustom)) return;
  page.report(`layout: ${layout}`, 0);
  const shown = isEmpty ? source.getLayoutText?.(layout) : "";
  const added = shown || frontMatterToMarkdown(frontMatter, { hasText: !isEmpty });
  page.text = `${page.text}\n\n${added}`.trim();
}

/** Code that leads readers of a page to another one. */
const redirection =
  /(?:\.go\(|location\.(?:assign|replace)\(|location(?:\.href)?\s*=)\s*(["'`])((?:https?:|\/)[^"'`\s]+)\1/;

/** Indented lines directly below the tag of a component are HTML, not code. */
function dedentComponents(text: string): string {
  const blocks = matchesOutsideCode(
    text,
    /^(?:<\/?(?:[A-Z]\w*|template)\b[^\n]*)\n(?:[ \t]*[^\s`~][^\n]*(?:\n|$))+/gm,
    getFenceRanges(text),
  );
  const edits = blocks.map(({ index, 0: block }) => ({
    start: index,
    end: index + block.length,
    text: block
      .split(/^([ \t]*<\/?(?:[A-Z]\w*|template)\b[^\n]*>[ \t]*(?:\n|$))/m)
      .map((part, partIndex) => (partIndex % 2 === 1 ? part.trimStart() : dedentText(part)))
      .join(""),
  }));
  return applyEdits(text, edits).text;
}

function getFenceRanges(text: string): TextRange[] {
  return findFences(text).map(({ start, end }) => [start, end]);
}

const htmlLine = /^[ \t]*<(?:div|p|section|ul|ol|li|table|tr|td|th|figure|center|nav|h[1-6])\b/m;

/** Markdown is text between an HTML tag at the start of a line and the next empty line. */
function isInHtml(text: string, index: number): boolean {
  return htmlLine.test(text.slice(text.lastIndexOf("\n\n", index) + 1, index));
}

function linksToHtml(markdown: string): string {
  return markdown
    .replace(
      /!\[([^\]]*)\]\(([^)\s]+)\)/g,
      (_picture, alt: string, src: string) => `<img src="${src}" alt=${quoteAttribute(alt)}>`,
    )
    .replace(/\[([^\]]*)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>');
}

function isInHeading(text: string, index: number): boolean {
  const lineStart = text.lastIndexOf("\n", index) + 1;
  return /^ {0,3}#{2,6}[ \t]/.test(text.slice(lineStart, index));
}

/** Whether only white space precedes a tag on its line and, if it is self-closing, follows it. */
function isAlone(text: string, start: number, end: number): boolean {
  const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  const isFollowed = text.startsWith("/>", end - 2) && !/^[ \t]*(?:\n|$)/.test(text.slice(end));
  return before.trim() === "" && !isFollowed;
}

/** Options of code blocks, such as ```` ```js:line-numbers [start.js] ````. */
function convertCodeOpenings(text: string): Edit[] {
  return findFences(text).map(({ start }) => {
    const lineEnd = text.indexOf("\n", start);
    const end = lineEnd < 0 ? text.length : lineEnd;
    const opening = text
      .slice(start, end)
      .replace(/(`{3,}[\w+#-]*)(?::(?:no-)?line-numbers(?:=\d+)?|\{[\d,-]*\}:[\w-]+)/, "$1")
      .replace(codeLabel, 'title="$1"');
    return { start, end, text: opening };
  });
}

type ReportMissing = (subject: string) => void;

/** Replaces `<<< file.js#region{2,4 js} [label]` by a code block. */
function includeCode(body: string, source: VitepressSources, report: ReportMissing): string {
  const pattern = /^([ \t]*)<<<[ \t]*([^\s{[]+)[ \t]*(\{[^}\n]*\})?[ \t]*(\[[^\n]*\])?[^\n]*$/gm;
  const matches = matchesOutsideCode(body, pattern, getFenceRanges(body));
  const edits = getEdits(matches, ([matched, indent = "", name = "", options = "", label]) => {
    const [path = name, region] = name.split("#");
    const code = source.readFile(path);
    if (code === undefined) {
      report(matched);
      return undefined;
    }
    const range = /\{([\d,-]+)/.exec(options)?.[1];
    const language = /[a-z][\w+-]*/i.exec(options)?.[0] ?? /\.(\w+)$/.exec(path)?.[1] ?? "text";
    const info = [language, range && `{${range}}`, label].filter(Boolean).join(" ");
    const shown = region === undefined ? code : dedentText(getRegion(code, region));
    return getCodeBlock(shown.trimEnd(), info).replace(/^/gm, indent);
  });
  return applyEdits(body, edits).text;
}

/** Replaces `<!--@include: ./part.md#region{3,5}-->` by the text of the file, also in code. */
function includeMarkdown(
  body: string,
  source: VitepressSources,
  report: ReportMissing,
  depth = 0,
): string {
  return body.replace(
    /^[ \t]*<!--[ \t]*@include:[ \t]*([^\s{#]+)(?:#([\w-]+))?(?:\{(\d*),?(\d*)\})?[^\n]*?-->[ \t]*$/gm,
    (whole, name: string, region?: string, first?: string, last?: string) => {
      const text = depth < 5 ? source.readFile(name) : undefined;
      if (text === undefined) {
        report(whole);
        return whole;
      }
      const isRange = first !== undefined || last !== undefined;
      const shown = isRange
        ? text
            .split("\n")
            .slice(Number(first || 1) - 1, last ? Number(last) : undefined)
            .join("\n")
        : getRegion(text.trimEnd(), region);
      return includeMarkdown(splitFile(shown).body, source, report, depth + 1);
    },
  );
}

/** A line such as `// #region a`, `<!-- #endregion a -->`, or `# endregion`. */
const regionMark = /^\s*[^\w\s]\W*(?:pragma\s+)?(?:(region)|(end)\s?region)\b\s*(\w[\w*-]*)?\W*$/i;

/** The lines of a region without the marks of regions inside it. All lines if it does not exist. */
function getRegion(code: string, name: string | undefined): string {
  const lines = code.split("\n");
  const marks = lines.map((line) => {
    const [, start, end, region = ""] = regionMark.exec(line) ?? [];
    return start || end ? { isStart: start !== undefined, region } : undefined;
  });
  const start = marks.findIndex((mark) => mark?.isStart && mark.region === name);
  let depth = 0;
  const end = marks.findIndex((mark, index) => {
    if (!mark || index < start) return false;
    const endsOther = !mark.isStart && mark.region !== "" && mark.region !== name;
    depth = mark.isStart ? depth + 1 : endsOther ? Math.max(depth - 1, 1) : depth - 1;
    return depth === 0 || (!mark.isStart && mark.region === name);
  });
  if (start < 0 || end < 0) return code;
  return lines.filter((_, index) => start < index && index < end && !marks[index]).join("\n");
}

/**
 * Tabs of `vitepress-plugin-tabs`, whose labels are lines such as `== Linux`, or code blocks that
 * are named after their languages.
 */
function convertPluginTabs(inner: string, indent: string): string | undefined {
  // Highlighted text, such as `==Note== text`, is not a label.
  const labelLine = /^[ \t]*==(?!\S[^=\n]*(?<!\s)==)[ \t]*([^\s=].*?)[ \t]*$/m;
  const [before = "", ...parts] = inner.split(labelLine);
  if (parts.length < 2) {
    return findFences(inner).length > 1 ? convertCodeGroup(inner, indent) : undefined;
  }
  const tabs: Tab[] = [];
  for (let index = 0; index < parts.length; index += 2) {
    const [label = "", content = ""] = parts.slice(index);
    tabs.push({ value: `${tabs.length + 1}`, label, lines: content.trim().split("\n") });
  }
  return [...(before.trim() === "" ? [] : [before.trim(), ""]), ...printTabs(tabs)]
    .map((line) => (line === "" || line.startsWith(indent) ? line : indent + line))
    .join("\n");
}

/** The label of a code block, such as `[app/[id].ts]`. */
const codeLabel = /\[((?:[^[\]\n]|\[(?:[^[\]\n]|\[[^[\]\n]*\])*\])+)\]/;

function convertCodeGroup(inner: string, indent: string): string {
  const fences = findFences(inner).filter(({ isClosed }) => isClosed);
  const rest = fences
    .reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), inner)
    .trim();
  const tabs = fences.map(({ marker, info, code }, index) => {
    const language = /^[a-z][\w+-]*/i.exec(info)?.[0];
    const label = codeLabel.exec(info)?.[1] ?? language ?? `${index + 1}`;
    const opening = `${marker}${info.replace(codeLabel, "").trimEnd()}`;
    const lines = [opening, ...code.trimEnd().split("\n"), marker];
    return { value: `${index + 1}`, label, lines };
  });
  return [...printTabs(tabs), ...(rest === "" ? [] : ["", ...rest.split("\n")])]
    .map((line) => (line === "" ? "" : indent + line))
    .join("\n");
}
