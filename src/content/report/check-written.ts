import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, wholeFile } from "../../model/diagnostics/rule.ts";
import { reportRules } from "../rules/report-rules.ts";
import { locateHeading, locateLink } from "./locate-in-source.ts";
import type { WrittenPage } from "./written-page.ts";

/** Shorter pages need a diagram, table, or code. */
const minWords = 250;

/** Longer guides need an example. */
const maxWordsWithoutExample = 500;

export function checkPageQuality(
  page: WrittenPage,
  { linksIn }: { linksIn: number },
): Diagnostic[] {
  return [
    ...checkLength(page),
    ...checkDescription(page),
    ...checkOrphan(page, linksIn),
    ...checkLevels(page),
    ...checkRepeats(page),
    ...checkLinkTexts(page),
    ...checkExample(page),
  ];
}

function checkLength(page: WrittenPage): Diagnostic[] {
  const { words, diagrams, tables, codeBlocks } = page.contents;
  if (words >= minWords || diagrams + tables + codeBlocks > 0) return [];
  return [diagnose(reportRules.stub, wholeFile(page.file), { words, least: minWords })];
}

function checkDescription(page: WrittenPage): Diagnostic[] {
  if (page.description.trim() !== "") return [];
  return [diagnose(reportRules["no-description"], wholeFile(page.file), {})];
}

function checkOrphan(page: WrittenPage, linksIn: number): Diagnostic[] {
  if (linksIn > 0 || page.unlisted) return [];
  return [diagnose(reportRules.orphan, wholeFile(page.file), { route: page.route })];
}

function checkLevels(page: WrittenPage): Diagnostic[] {
  return page.contents.headings.flatMap(({ level, text }, index, all) => {
    const previousLevel = all[index - 1]?.level ?? 1;
    if (level <= previousLevel + 1) return [];
    return [
      diagnose(reportRules["heading-level"], locateHeading(page, text), {
        text,
        level,
        above: previousLevel,
      }),
    ];
  });
}

function checkRepeats(page: WrittenPage): Diagnostic[] {
  const [title, ...headings] = page.contents.headings;
  if (title?.level !== 1) return [];
  return headings
    .filter(({ text }) => getComparableWords(text) === getComparableWords(title.text))
    .map(({ text }) =>
      diagnose(reportRules["repeated-title"], locateHeading(page, text), { text }),
    );
}

const smallWords = new Set("a an the and of for in on to with your".split(" "));

/** Ignores the order of words, plurals, and small words, as in `Set up the VPC` and `VPC set-up`. */
function getComparableWords(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}.]+/gu) ?? [];
  const stems = words.map((word) => word.replace(/(?<=..)s$/, ""));
  return stems
    .filter((word) => !smallWords.has(word))
    .sort()
    .join(" ");
}

const vagueTexts = new Set([
  ...["here", "click here", "see here", "right here", "over here"],
  ...["this", "this page", "this link", "this article", "this document", "this one", "that page"],
  ...["link", "page", "article", "more", "read more", "learn more", "see more", "find out more"],
  ...["read on", "continue", "details", "more details", "more information", "read this"],
]);

function checkLinkTexts(page: WrittenPage): Diagnostic[] {
  const texts = new Set(page.contents.links.map(({ text }) => text));
  return [...texts]
    .filter((text) =>
      vagueTexts.has(
        text
          .toLowerCase()
          .replace(/[^\p{L}\p{N} ]/gu, "")
          .trim(),
      ),
    )
    .map((text) => diagnose(reportRules["vague-link"], locateLink(page, text), { text }));
}

/** A guide needs code, or text that is labeled as an example. */
function checkExample({ file, isGuide, contents }: WrittenPage): Diagnostic[] {
  const { words, codeBlocks, headings, captions } = contents;
  if (!isGuide || words < maxWordsWithoutExample || codeBlocks > 0) return [];
  const labels = [...headings.map(({ text }) => text), ...captions];
  if (labels.some((label) => /\bexamples?\b/i.test(label))) return [];
  return [diagnose(reportRules["no-example"], wholeFile(file), { words })];
}
