import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, type SourceLocation, wholeFile } from "../../model/diagnostics/rule.ts";
import type { Question } from "../../model/page/page.ts";
import { escapeAttribute, escapeText } from "../../model/text/escape-html.ts";
import { frontMatterRules } from "../rules/front-matter-rules.ts";
import type { ArticleNode } from "./article.ts";
import { getHeadingLevel, isQuestion } from "./fold-sections.ts";
import { toText } from "./html/to-html.ts";
import type { RenderedHeading } from "./render-context.ts";

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

/** Headings with a question mark, and their content as HTML that FAQ pages may contain. */
export function findQuestions(
  article: readonly ArticleNode[],
  headings: readonly RenderedHeading[],
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
    else diagnostics.push(diagnoseUnanswered(name, locations.get(id) ?? wholeFile(file)));
  }
  if (questions.length === 0 && diagnostics.length === 0) {
    diagnostics.push(diagnose(frontMatterRules["no-questions"], wholeFile(file), {}));
  }
  return { questions, diagnostics };
}

/** Index of the next heading, or the length of the article. */
function nextHeading(article: readonly ArticleNode[], index: number): number {
  const next = article.findIndex(
    (node, nodeIndex) => nodeIndex > index && getHeadingLevel(node) !== null,
  );
  return next === -1 ? article.length : next;
}

function diagnoseUnanswered(question: string, location: SourceLocation): Diagnostic {
  return diagnose(frontMatterRules["unanswered-question"], location, { question });
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
  const plainText = (code ?? html).replace(/<[^>]*>/g, "");
  return code === undefined ? plainText : `<pre><code>${plainText}</code></pre>`;
}
