/** Endings that verbs and nouns of one family differ by. */
export const endings = /(?:ations?|ements?|ments?|ings?|ions?|ers?|ed|es|e)$/;

/** Letters that are written twice before an ending: `planned`, `running`. Not `installed`. */
const doubled = /(b|d|g|m|n|p|r|t)\1$/;

/** A word without the ending that words of one family differ by: `applied` and `apply` are one. */
export function stemOf(word: string): string {
  const stem = word.replace(endings, "");
  if (stem.length < 3) return word;
  return stem === word ? word : stem.replace(doubled, "$1").replace(/i$/, "y");
}

/** Words for which the texts use another one. */
export const aliases: ReadonlyMap<string, string> = new Map([
  ["k8s", "kubernetes"],
  ["tf", "terraform"],
  ["tofu", "opentofu"],
  ["tg", "terragrunt"],
  ["repo", "repository"],
  ["env", "environment"],
]);
