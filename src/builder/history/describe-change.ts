import { splitFrontMatter } from "../../model/text/front-matter.ts";
import { openFenceAfter } from "../../model/text/markdown-fences.ts";
import { normalizeText } from "../../model/text/normalize-text.ts";

/** Titles of sections that differ. "" is the text before the first heading. */
export interface SectionChanges {
  added: string[];
  changed: string[];
  removed: string[];
}

const conventional =
  /^(?:feat|fix|docs?|chore|refactor|style|tests?|perf|build|ci|revert|content)(?:\([^)]*\))?!?:\s*/i;

/** Messages without content: one of these words, alone or with an object. */
const emptyMessage = new RegExp(
  `^(?:${[
    String.raw`[^\p{L}]*`,
    "(?:wip|work in progress|misc|tmp|temp|stuff|init|initial commit|save|checkpoint|squash|fixup!?.*|squash!?.*)",
    String.raw`(?:minor |small |more |some |various )?(?:updates?|updated|fix|fixes|fixed|edits?|edited|changes?|changed|tweaks?|tweaked|clean ?ups?|typos?|corrections?|improvements?)(?: (?:the |a |some )?(?:docs?|documentation|readme|contents?|pages?|files?|text|things|stuff|typos?|wording|formatting|links?|\S+\.mdx?))?`,
    "(?:address |apply )?(?:review|feedback|comments?|review comments|code review|suggestions from code review)",
    String.raw`merge (?:branch|pull request|remote-tracking branch|tag|main|master)\b.*`,
  ].join("|")})[.!…]*$`,
  "iu",
);

/** Control characters, including those for text direction. */
const controlCharacters = /[\p{Cc}\p{Bidi_Control}\u2028\u2029\ufeff]+/gu;

const maxLength = 160;

/** Cleans up the subject of a commit. Empty if it says nothing about the change. */
export function toSentence(message: string): string {
  const [paragraph = ""] = message.trim().split(/\n\s*\n/, 1);
  const subject = paragraph
    .replace(controlCharacters, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(conventional, "")
    .replace(/(?: \(#\d+\))+$/, "")
    .trim();
  if (emptyMessage.test(subject)) return "";
  // The first word may be code or a name such as `iOS`.
  const text = /^\p{Ll}+(?=[\s,:;.]|$)/u.test(subject)
    ? (subject[0] ?? "").toUpperCase() + subject.slice(1)
    : subject;
  const characters = [...text];
  return characters.length > maxLength
    ? `${characters
        .slice(0, maxLength - 1)
        .join("")
        .trimEnd()}…`
    : text;
}

export function compareSections(before: string, after: string): SectionChanges {
  const old = getSections(before);
  const current = getSections(after);
  const titles = (of: Map<string, string>, matches: (title: string, text: string) => boolean) =>
    [...of].flatMap(([title, text]) => (matches(title, text) ? [title] : []));
  return {
    added: titles(current, (title) => title !== "" && !old.has(title)),
    changed: titles(current, (title, text) => (old.get(title) ?? text) !== text),
    removed: titles(old, (title) => title !== "" && !current.has(title)),
  };
}

function getSections(text: string): Map<string, string> {
  const sections = new Map<string, string[]>([["", []]]);
  let lines = sections.get("") ?? [];
  let openFence = "";
  for (const line of splitFrontMatter(normalizeText(text)).body.split("\n")) {
    if (line.trim() === "") continue;
    openFence = openFenceAfter(line, openFence);
    const [, heading] =
      openFence === "" ? (/^#{1,4}\s+(.+?)\s*#*$/.exec(line.trimEnd()) ?? []) : [];
    if (heading === undefined) lines.push(line.trim());
    else {
      const title = getPlainTitle(heading);
      lines = sections.get(title) ?? [];
      sections.set(title, lines);
    }
  }
  return new Map([...sections].map(([title, lines]) => [title, lines.join("\n")]));
}

function getPlainTitle(heading: string): string {
  return heading
    .replace(/\s*\{#[^}]*\}$/, "")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[`*]/g, "")
    .replace(controlCharacters, " ")
    .trim();
}
