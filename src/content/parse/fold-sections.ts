import type { FoldedHeadings } from "../../model/page/page.ts";
import { foldedListIds } from "../../model/site/layout-ids.ts";
import { type ArticleNode, type ElementNode, element } from "./article.ts";
import { toText } from "./html/to-html.ts";

interface FoldedArticle {
  text: ArticleNode[];
  list: ElementNode;
}

/** Splits an article at its first folded heading, or that of its group; null without one. */
export function foldSections(
  article: readonly ArticleNode[],
  kind: FoldedHeadings,
): FoldedArticle | null {
  const lowest = article.some((node) => getHeadingLevel(node) === 3) ? 3 : 2;
  const asks = kind === "questions";
  const isFolded = (node: ArticleNode): node is ElementNode =>
    asks ? isQuestion(node) : getHeadingLevel(node) === lowest;
  // Lower headings belong to the section, and those between questions end an answer.
  const startsSection = (node: ArticleNode) =>
    asks ? getHeadingLevel(node) !== null : (getHeadingLevel(node) ?? 9) <= lowest;
  const next = (index: number) => {
    const nextIndex = article.findIndex(
      (node, nodeIndex) => nodeIndex > index && startsSection(node),
    );
    return nextIndex === -1 ? article.length : nextIndex;
  };
  const first = article.findIndex(isFolded);
  if (first === -1) return null;
  const group = article.slice(0, first).findLastIndex(startsSection);
  const start = group === -1 ? first : group;
  const groups: ElementNode[] = [];
  for (let index = start; index < article.length; index = next(index)) {
    const heading = article[index];
    if (!heading) break;
    const content = article.slice(index + 1, next(index));
    if (isFolded(heading)) {
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
    list: element("div", { id: foldedListIds[kind] }, groups),
  };

  function newGroup(children: ArticleNode[]): ElementNode {
    const group = element("section", { "data-group": "" }, children);
    groups.push(group);
    return group;
  }
}

export function isQuestion(node: ArticleNode): node is ElementNode {
  return (
    node.type === "element" &&
    getHeadingLevel(node) !== null &&
    toText(node.children).trim().endsWith("?")
  );
}

export function getHeadingLevel(node: ArticleNode): number | null {
  const level = node.type === "element" ? /^h([1-6])$/.exec(node.tag)?.[1] : undefined;
  return level === undefined ? null : Number(level);
}
