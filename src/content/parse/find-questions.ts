import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, wholeFile } from "../../model/diagnostics/rule.ts";
import type { Question } from "../../model/page/page.ts";
import { escapeAttribute, escapeText } from "../../model/text/escape-html.ts";
import { frontMatterRules } from "../rules/front-matter-rules.ts";
import type { ArticleNode } from "./article.ts";
import { isQuestion, splitSections } from "./fold-sections.ts";
import { toText } from "./html/to-html.ts";
import type { RenderedHeading } from "./render-context.ts";

const allowedTags: ReadonlySet<string> = new Set("p ol ul li strong em code br".split(" "));

/** Finds headings with a question mark and their content, as HTML that search engines accept. */
export function findQuestions(
  article: readonly ArticleNode[],
  headings: readonly RenderedHeading[],
  file: string,
): { questions: Question[]; diagnostics: Diagnostic[] } {
  const locations = new Map(headings.map(({ id, location }) => [id, location]));
  const questions: Question[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const { heading, content } of splitSections(article, 6).sections) {
    if (!isQuestion(heading)) continue;
    const name = toText(heading.children).trim();
    const answer = toAnswer(content).trim();
    const id = String(heading.attributes.id);
    if (answer !== "") questions.push({ id, name, answer });
    else {
      const location = locations.get(id) ?? wholeFile(file);
      const rule = frontMatterRules["unanswered-question"];
      diagnostics.push(diagnose(rule, location, { question: name }));
    }
  }
  if (questions.length === 0 && diagnostics.length === 0) {
    diagnostics.push(diagnose(frontMatterRules["no-questions"], wholeFile(file), {}));
  }
  return { questions, diagnostics };
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
