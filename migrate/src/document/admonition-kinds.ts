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

/** The kind in the new site; undefined if the name is unknown. */
export function findAdmonitionKind(name: string): string | undefined {
  if (standardKinds.has(name)) return name;
  return Object.hasOwn(kinds, name) ? kinds[name] : undefined;
}

/** The label with the title that other engines show for a kind which this one does not have. */
export function getDefaultLabel(name: string): string {
  return standardKinds.has(name) ? "" : `[${name.charAt(0).toUpperCase()}${name.slice(1)}]`;
}

/** A title may contain links. Other brackets are text. */
export function escapeAdmonitionTitle(title: string): string {
  return title.includes("](") && isBalanced(title) ? title : escapeBrackets(title);
}

export function escapeBrackets(title: string): string {
  return title.replace(/\\.|[[\]]/g, (sign) => (sign.length > 1 ? sign : `\\${sign}`));
}

/** Whether each bracket of a title has its counterpart. */
export function isBalanced(title: string): boolean {
  let depth = 0;
  for (const [sign] of title.matchAll(/\\.|[[\]]/g)) {
    depth += sign === "[" ? 1 : sign === "]" ? -1 : 0;
    if (depth < 0) return false;
  }
  return depth === 0;
}
