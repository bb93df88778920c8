import { escapeBrackets, isBalanced } from "./prepare.ts";

/** The kinds of this engine, by the names that other engines have for them. */
const kinds: Readonly<Record<string, string>> = {
  secondary: "note",
  important: "info",
  success: "tip",
  abstract: "note",
  summary: "note",
  tldr: "note",
  todo: "info",
  hint: "tip",
  check: "tip",
  done: "tip",
  question: "info",
  help: "info",
  faq: "info",
  attention: "warning",
  failure: "danger",
  fail: "danger",
  missing: "danger",
  error: "danger",
  bug: "danger",
  example: "note",
  quote: "note",
  cite: "note",
  warn: "warning",
};

const standardKinds = new Set("note tip info warning danger caution".split(" "));

/** The kind in the new site; undefined for one that nothing is known of. */
export function findAdmonitionKind(name: string): string | undefined {
  if (standardKinds.has(name)) return name;
  return Object.hasOwn(kinds, name) ? kinds[name] : undefined;
}

/** A title may contain links. Other brackets are text. */
export function escapeAdmonitionTitle(title: string): string {
  return title.includes("](") && isBalanced(title) ? title : escapeBrackets(title);
}
