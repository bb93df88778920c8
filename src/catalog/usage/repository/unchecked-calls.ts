import { formatCount } from "../../../model/text/format-count.ts";
import type { CallCounts, UncheckedReason } from "./call-checker.ts";

const reasons: Readonly<Record<UncheckedReason, string>> = {
  "other-module": "the site does not document the module",
  "missing-folder": "the folder is not in the repository or cannot be read",
  "remote-unit": "the unit or stack is in another repository",
  "computed-source": "the source or version is computed",
  "no-version": "no version is set",
  "unknown-version": "the inputs of the version are not known",
  commit: "the version is a commit",
};

/** Says for each reason how many calls were not checked. */
export function describeUnchecked(counts: CallCounts["uncheckedReasons"]): string[] {
  return Object.entries(reasons).flatMap(([reason, text]) => {
    const number = counts[reason as UncheckedReason];
    return number === undefined ? [] : `${formatCount(number, "call")}: ${text}`;
  });
}

/** Empty if the inputs of all checked calls were read. */
export function describeUnreadInputs({ unreadInputs }: Pick<CallCounts, "unreadInputs">): string[] {
  if (unreadInputs === 0) return [];
  const calls = formatCount(unreadInputs, "call");
  return [`${calls} with inputs that cannot be read, so missing ones are not reported`];
}
