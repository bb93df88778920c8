/** Suffixes of related words, such as `installed`, `installing`, and `installation`. */
export const endings = /(?:ations?|ements?|ments?|ings?|ions?|ers?|ed|es|e)$/;

/** A word without its suffix, or the word itself if fewer than three letters would remain. */
export function getStem(word: string): string {
  const stem = word.replace(endings, "");
  return stem.length < 3 ? word : stem;
}

/** Short forms in queries, and the words that pages use, without plural endings as in the index. */
export const aliases: ReadonlyMap<string, string> = new Map([
  ["k8s", "kubernete"],
  ["tf", "terraform"],
  ["tofu", "opentofu"],
  ["tg", "terragrunt"],
  ["repo", "repository"],
  ["env", "environment"],
  ["cert", "certificate"],
  ["cred", "credential"],
  ["perm", "permission"],
  ["acct", "account"],
  ["param", "parameter"],
  ["infra", "infrastructure"],
]);
