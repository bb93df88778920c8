import { markdownRules } from "../../rules/markdown-rules.ts";
import { type ArticleNode, element, text } from "../article.ts";
import { getSource, getStart, type NodeOf, type RenderContext, report } from "../render-context.ts";

type Emphasis = NodeOf<"emphasis"> | NodeOf<"strong"> | NodeOf<"delete">;

/** The source of an emphasis, and the source of its page around it. */
interface MarkedText {
  mark: string;
  inner: string;
  before: string;
  after: string;
}

/**
 * In descriptions of Terraform code, the marks of names and patterns stay as they are written. In
 * pages, they are reported.
 */
export function renderEmphasis(
  tag: "em" | "strong" | "del",
  node: Emphasis,
  context: RenderContext,
): ArticleNode[] {
  const marked = readMarkedText(node, context);
  const children = context.render(node.children);
  if (context.page.isDescription) {
    const isText = tag === "del" ? isUnintendedStrike(marked) : isWildcard(marked);
    if (isText) return [text(marked.mark), ...children, text(marked.mark)];
  } else if (tag === "del") {
    checkStrike(node, marked, context);
  } else if (isUnintendedEmphasis(marked)) {
    reportUnintended(node, context);
  }
  return [element(tag, {}, children)];
}

function readMarkedText(node: Emphasis, context: RenderContext): MarkedText {
  const source = getSource(context, node);
  const [mark = ""] = /^(?:\*\*?|__?|~~?)/.exec(source) ?? [];
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? 0;
  return {
    mark: node.type === "emphasis" ? mark.slice(0, 1) : mark,
    inner: source.slice(mark.length, -mark.length),
    before: context.source.text.slice(Math.max(0, start - 100), start),
    after: context.source.text.slice(end, end + 100),
  };
}

/**
 * Whether the marks belong to a name or pattern, as in `"*"`, `arn:aws:iam::*:role` or
 * `__init__.py`. Emphasis begins after a space, bracket, or quote and ends before a space or the
 * punctuation of a sentence.
 */
function isWildcard({ inner, before, after }: MarkedText): boolean {
  return (
    /[^\s([{"'“‘«*_~–—-]$/u.test(before) ||
    /^(?:[\p{L}\p{N}/\\@=]|[.:-][\p{L}\p{N}])/u.test(after) ||
    /^[./:,;)\]}]/.test(inner) ||
    (/\S$/.test(before) && /^["'”’)\]}]/.test(inner)) ||
    (/^["'”’]/.test(after) && /["'“‘([{]$/.test(inner))
  );
}

/**
 * Whether the marks look like factors (`2*3*4`) or wildcards (`arn:aws:iam::*:role/*`, `**\/*.tf`).
 * Unlike `isWildcard`, it accepts emphasis inside a word, which pages may contain.
 */
function isUnintendedEmphasis({ mark, inner, before, after }: MarkedText): boolean {
  if (mark.startsWith("_")) return false;
  const isInWord = /[A-Za-z\d]$/.test(before) && /^[A-Za-z\d]/.test(after);
  if (isInWord && (mark === "*" ? /^(?:[A-Za-z]|\d[\d.]*)$/ : /^\d[\d.]*$/).test(inner))
    return true;
  if (/[^\s*]$/.test(before) && /^[./:]/.test(inner)) return true;
  if (/^[/.:\\-]+$/.test(inner) && /^[\w./:]/.test(after)) return true;
  return mark === "*" && ((/[\w)\]]\.$/.test(before) && inner.endsWith(".")) || isComment());

  function isComment(): boolean {
    return before.endsWith("/") && after.startsWith("/");
  }
}

/** Whether single tildes belong to ranges (`1~3`), versions (`~>1.2`), or home folders (`~/a`). */
function isUnintendedStrike({ mark, inner, before, after }: MarkedText): boolean {
  if (mark !== "~") return false;
  return /[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}/>]/u.test(after) || /^[/>]/.test(inner);
}

/** In `H~2~O`, other engines lower the digit, but here it is struck out. */
function checkStrike(node: Emphasis, marked: MarkedText, context: RenderContext): void {
  const isSubscript =
    marked.mark === "~" && /^[\w+-]+$/.test(marked.inner) && /[A-Za-z]$/.test(marked.before);
  if (isSubscript) {
    report(context, getStart(node), markdownRules["foreign-syntax"], {
      found: getSource(context, node),
      kind: "subscript",
    });
  } else if (isUnintendedStrike(marked)) {
    reportUnintended(node, context);
  }
}

function reportUnintended(node: Emphasis, context: RenderContext): void {
  const source = getSource(context, node).replace(/\s+/g, " ");
  report(context, getStart(node), markdownRules["unintended-emphasis"], { source });
}
