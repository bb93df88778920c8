import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, type SourceLocation, wholeFile } from "../../model/diagnostics/rule.ts";
import type { Question } from "../../model/page/page.ts";
import { escapeAttribute, escapeText } from "../../model/text/escape-html.ts";
import { frontMatterRules } from "../rules/front-matter-rules.ts";
import { type ArticleNode, type ElementNode, element } from "./article.ts";
import { toText } from "./html/to-html.ts";
import type { FoundHeading } from "./render-context.ts";

const allowedTags: ReadonlySet<string> = new Set([
  "p",
  "ol",
  "ul",
  "li",
  "strong",
  "em",
  "code",
  "br",
]);

/**
 * Finds headings that end with a question mark, each answered by the content up to the next
 * heading. Answers keep only the tags and attributes that structured data of FAQ pages may contain.
 */
export function findQuestions(
  article: readonly ArticleNode[],
  headings: readonly FoundHeading[],
  file: string,
): { questions: Question[]; diagnostics: Diagnostic[] } {
  const locations = new Map(headings.map(({ id, location }) => [id, location]));
  const questions: Question[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const [index, node] of article.entries()) {
    if (!isQuestion(node)) continue;
    const name = toText(node.children).trim();
    const answer = toAnswer(article.slice(index + 1, nextHeading(article, index))).trim();
    const id = String(node.attributes.id);
    if (answer !== "") questions.push({ id, name, answer });
    else diagnostics.push(unanswered(name, locations.get(id) ?? wholeFile(file)));
  }
  if (questions.length === 0 && diagnostics.length === 0) {
    diagnostics.push(diagnose(frontMatterRules["no-questions"], wholeFile(file), {}));
  }
  return { questions, diagnostics };
}

/**
 * Splits an article at its first question, or at the heading of the group that contains it. In the
 * second half, each question is a `<details>` element.
 */
export function foldQuestions(article: readonly ArticleNode[]): {
  text: ArticleNode[];
  list: ElementNode;
} {
  const question = article.findIndex(isQuestion);
  const group = article.slice(0, question).findLastIndex(isHeading);
  const start = group === -1 ? question : group;
  const groups: ElementNode[] = [];
  for (let index = start; index < article.length; index = nextHeading(article, index)) {
    const heading = article[index];
    if (!heading) break;
    const content = article.slice(index + 1, nextHeading(article, index));
    if (isQuestion(heading)) {
      const folded = element("details", { class: "question", "data-row": "" }, [
        element("summary", {}, [heading]),
        ...content,
      ]);
      const last = groups.at(-1) ?? newGroup([]);
      last.children.push(folded);
      last.dynamic ||= folded.dynamic;
    } else newGroup([heading, ...content]);
  }
  return {
    text: article.slice(0, start),
    list: element("div", { id: "questions" }, groups),
  };

  function newGroup(children: ArticleNode[]): ElementNode {
    const added = element("section", { "data-group": "" }, children);
    groups.push(added);
    return added;
  }
}

function isQuestion(node: ArticleNode): node is ElementNode {
  return isHeading(node) && toText(node.children).trim().endsWith("?");
}

/** Index of the next heading, or the length of the article. */
function nextHeading(article: readonly ArticleNode[], index: number): number {
  const next = article.findIndex((node, at) => at > index && isHeading(node));
  return next === -1 ? article.length : next;
}

function unanswered(question: string, location: SourceLocation): Diagnostic {
  return diagnose(frontMatterRules["unanswered-question"], location, { question });
}

function isHeading(node: ArticleNode): node is ElementNode {
  return node.type === "element" && /^h[1-6]$/.test(node.tag);
}

function toAnswer(nodes: readonly ArticleNode[]): string {
  return nodes.map(nodeToAnswer).join("");
}

function nodeToAnswer(node: ArticleNode): string {
  switch (node.type) {
    case "text":
      return escapeText(node.value);
    case "raw":
      return rawToAnswer(node.html);
    case "expression":
      return "";
    case "component":
      return toAnswer(node.children);
    case "element": {
      const inner = toAnswer(node.children);
      const { href } = node.attributes;
      if (node.tag === "a" && typeof href === "string") {
        return `<a href="${escapeAttribute(href)}">${inner}</a>`;
      }
      return allowedTags.has(node.tag) ? `<${node.tag}>${inner}</${node.tag}>` : inner;
    }
  }
}

function rawToAnswer(html: string): string {
  const code = /<code\b[^>]*>(.*)<\/code>/s.exec(html)?.[1];
  const plain = (code ?? html).replace(/<[^>]*>/g, "");
  return code === undefined ? plain : `<pre><code>${plain}</code></pre>`;
}
