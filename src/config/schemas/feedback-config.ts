import * as v from "valibot";
import { feedbackNames } from "../../model/feedback.ts";
import { webUrl } from "./url-schema.ts";

export const feedbackSchema = v.pipe(
  v.strictObject({
    /** Address of a repository on GitHub or GitLab, where readers create issues. */
    repository: v.optional(webUrl),
    /** An `https:` or `mailto:` address. `{answer}`, `{title}`, and `{url}` are replaced. */
    address: v.optional(
      v.pipe(
        v.string(),
        v.regex(
          /^(?:https:\/\/|mailto:)[^\s]+$/,
          "an address of feedback begins with `https://` or `mailto:` and has no space",
        ),
        v.check(
          hasOnlyKnownPlaceholders,
          `the only placeholders are ${feedbackNames.map((name) => `\`{${name}}\``).join(", ")}`,
        ),
      ),
    ),
  }),
  v.check(
    ({ repository, address }) => (repository === undefined) !== (address === undefined),
    "feedback has one place: write either `repository` or `address`",
  ),
);

function hasOnlyKnownPlaceholders(address: string): boolean {
  const names = address.match(/\{[^}]*\}?/g) ?? [];
  return names.every((name) => feedbackNames.some((feedbackName) => name === `{${feedbackName}}`));
}

const sourceAddress = v.pipe(
  webUrl,
  v.includes("{path}", "the address needs `{path}` for the path of the source"),
);

export const editUrlSchema = v.strictObject({
  file: sourceAddress,
  folder: sourceAddress,
});
