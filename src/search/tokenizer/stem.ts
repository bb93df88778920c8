/** Endings that verbs and nouns of one family differ by. */
export const endings = /(?:ations?|ements?|ments?|ings?|ions?|ers?|ed|es|e)$/;

/** A word without the ending that words of one family differ by. */
export function getStem(word: string): string {
  const stem = word.replace(endings, "");
  return stem.length < 3 ? word : stem;
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
