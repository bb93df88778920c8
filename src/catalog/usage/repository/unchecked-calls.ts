import { formatCount } from "../../../model/text/format-count.ts";
import type { CallCounts, UncheckedReason } from "./call-checker.ts";

const reasons: Readonly<Record<UncheckedReason, string>> = {
  "other-module": "of modules that the site does not document",
  "missing-folder": "of folders that are not in the repository or cannot be read",
  "remote-unit": "of units or stacks in other repositories",
  "computed-source": "with a computed source or version",
  "no-version": "without a version",
  "unknown-version": "of versions whose interface is not known",
  commit: "at a commit",
};

/** Says for each reason how many calls were not checked. */
export function describeUnchecked(counts: CallCounts["uncheckedReasons"]): string[] {
  return Object.entries(reasons).flatMap(([reason, text]) => {
    const number = counts[reason as UncheckedReason];
    return number === undefined ? [] : `${formatCount(number, "call")} ${text}`;
  });
}

/** Empty if the inputs of all checked calls were read. */
export function describeUnreadInputs({ unreadInputs }: Pick<CallCounts, "unreadInputs">): string[] {
  if (unreadInputs === 0) return [];
  const calls = formatCount(unreadInputs, "call");
  return [`${calls} with inputs that cannot be read, so missing ones are not reported`];
}
