export interface ConditionChange {
  kind: "added" | "changed" | "removed";
  /** Whether a value that was valid may be rejected. */
  breaking: boolean;
  before: string | null;
  after: string | null;
}

/** Compares the conditions of the `validation` blocks of an input, each on one line. */
export function compareConditions(
  before: readonly string[],
  after: readonly string[],
): ConditionChange[] {
  const removed = before.filter((condition) => !after.includes(condition));
  const addedConditions = after.filter((condition) => !before.includes(condition));
  const changes: ConditionChange[] = [];
  // A condition is compared with the one that it widens; the rest, in the order of the code.
  for (const condition of addedConditions.slice()) {
    const widened = removed.find((text) => isWider(condition, text));
    if (widened === undefined) continue;
    removed.splice(removed.indexOf(widened), 1);
    addedConditions.splice(addedConditions.indexOf(condition), 1);
    changes.push({ kind: "changed", breaking: false, before: widened, after: condition });
  }
  for (const condition of addedConditions) {
    const previous = removed.shift() ?? null;
    const kind = previous === null ? "added" : "changed";
    changes.push({ kind, breaking: true, before: previous, after: condition });
  }
  for (const condition of removed) {
    changes.push({ kind: "removed", breaking: false, before: condition, after: null });
  }
  return changes;
}

/** Whether a condition accepts all previous values: `contains([…], x)` and limits only. */
function isWider(after: string, before: string): boolean {
  const [list, listBefore] = [parseMembership(after), parseMembership(before)];
  if (list && listBefore) {
    return (
      list.subject === listBefore.subject &&
      listBefore.values.every((candidate) => list.values.includes(candidate))
    );
  }
  const [limit, limitBefore] = [parseLimit(after), parseLimit(before)];
  if (!limit || limit.subject !== limitBefore?.subject || limit.operator !== limitBefore.operator)
    return false;
  return limit.operator.startsWith(">")
    ? limit.value <= limitBefore.value
    : limit.value >= limitBefore.value;
}

function parseMembership(condition: string): { subject: string; values: string[] } | null {
  const [, list, subject = ""] = /^contains\(\s*\[([^[\]]*)\],\s*([^,]+)\)$/.exec(condition) ?? [];
  if (list === undefined) return null;
  const values = list.split(",").map((text) => text.trim());
  return { subject: subject.trim(), values: values.filter((candidate) => candidate !== "") };
}

function parseLimit(
  condition: string,
): { subject: string; operator: string; value: number } | null {
  const [, subject = "", operator = "", value] =
    /^([\w.()]+) ?(>=|<=|>|<) ?(-?\d+(?:\.\d+)?)$/.exec(condition) ?? [];
  return value === undefined ? null : { subject, operator, value: Number(value) };
}
