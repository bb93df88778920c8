import type { FoldedHeadings } from "../../model/page/page.ts";
import { foldedListIds } from "../../model/site/layout-ids.ts";
import { type ArticleNode, type ElementNode, element } from "./article.ts";
import { toText } from "./html/to-html.ts";

interface FoldedArticle {
  text: ArticleNode[];
  list: ElementNode;
}

interface Section {
  heading: ArticleNode;
  content: ArticleNode[];
}

/** Folds an article from its first folded heading, or the heading above it; null without one. */
export function foldSections(
  article: readonly ArticleNode[],
  kind: FoldedHeadings,
): FoldedArticle | null {
  const foldedLevel = article.some((node) => getHeadingLevel(node) === 3) ? 3 : 2;
  const isFolded =
    kind === "questions"
      ? isQuestion
      : (heading: ArticleNode) => getHeadingLevel(heading) === foldedLevel;
  // A heading between questions ends an answer, but deeper headings are part of a folded section.
  const { intro, sections } = splitSections(article, kind === "questions" ? 6 : foldedLevel);
  const first = sections.findIndex(({ heading }) => isFolded(heading));
  if (first === -1) return null;
  const start = Math.max(0, first - 1);
  const before = sections.slice(0, start).flatMap(({ heading, content }) => [heading, ...content]);
  const groups: ArticleNode[][] = [];
  for (const { heading, content } of sections.slice(start)) {
    if (!isFolded(heading)) {
      groups.push([heading, ...content]);
      continue;
    }
    const summary = element("summary", {}, [heading]);
    const folded = element("details", { class: "question", "data-row": "" }, [summary, ...content]);
    const group = groups.at(-1);
    if (group) group.push(folded);
    else groups.push([folded]);
  }
  return {
    text: [...intro, ...before],
    list: element(
      "div",
      { id: foldedListIds[kind] },
      groups.map((nodes) => element("section", { "data-group": "" }, nodes)),
    ),
  };
}

/** Splits an article before each heading of the deepest level or above. */
export function splitSections(
  article: readonly ArticleNode[],
  deepestLevel: number,
): { intro: ArticleNode[]; sections: Section[] } {
  const intro: ArticleNode[] = [];
  const sections: Section[] = [];
  for (const node of article) {
    const level = getHeadingLevel(node);
    if (level !== null && level <= deepestLevel) sections.push({ heading: node, content: [] });
    else (sections.at(-1)?.content ?? intro).push(node);
  }
  return { intro, sections };
}

/** At the end of a text. Chinese, Japanese, and Arabic have their own question marks. */
const questionMark = /[?\uff1f\u061f]\s*$/;

export function isQuestion(node: ArticleNode): node is ElementNode {
  return (
    node.type === "element" &&
    getHeadingLevel(node) !== null &&
    questionMark.test(toText(node.children))
  );
}

function getHeadingLevel(node: ArticleNode): number | null {
  const level = node.type === "element" ? /^h([1-6])$/.exec(node.tag)?.[1] : undefined;
  return level === undefined ? null : Number(level);
}
