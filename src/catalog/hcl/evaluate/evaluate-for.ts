import type { JsonValue } from "../../../model/reference/module.ts";
import { child, type SyntaxNode, textOf } from "../syntax.ts";
import { toBool, toText } from "./convert-value.ts";
import { fail, type Scope } from "./scope.ts";

/** Evaluates `[for …]` and `{for …}`. */
export function forValue(node: SyntaxNode, scope: Scope): JsonValue {
  const intro = child(node, "for_intro") ?? fail(node);
  const condition = child(node, "for_cond");
  const results = node.children.filter(({ type }) => type === "expression");
  const kept = scopesOf(intro, scope).filter((inner) => !condition || isTrue(condition, inner));
  if (node.type === "for_tuple_expr") {
    const [value = node] = results;
    return kept.map((inner) => inner.compute(value, inner));
  }
  return objectOf(node, kept);
}

/** Returns a scope for each iteration of a `for`: in the order of the list, or of the sorted keys. */
export function scopesOf(intro: SyntaxNode, scope: Scope): Scope[] {
  const names = intro.children
    .filter(({ type }) => type === "identifier")
    .map((name) => textOf(scope.source, name));
  const over = child(intro, "expression") ?? fail(intro);
  return entriesOf(scope.compute(over, scope), over).map((entry) => {
    const values = names.length === 1 ? [entry[1]] : entry;
    const added = names.map((name, index): [string, JsonValue] => [name, values[index] ?? null]);
    return { ...scope, names: new Map([...scope.names, ...added]) };
  });
}

function entriesOf(value: JsonValue, node: SyntaxNode): [JsonValue, JsonValue][] {
  if (Array.isArray(value)) return [...value.entries()];
  if (typeof value !== "object" || value === null) return fail(node);
  return Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
}

function isTrue(condition: SyntaxNode, scope: Scope): boolean {
  const expression = child(condition, "expression") ?? fail(condition);
  return toBool(scope.compute(expression, scope)) ?? fail(expression);
}

/** `...` after the value collects the values of a key; without it each key is unique. */
function objectOf(node: SyntaxNode, scopes: readonly Scope[]): JsonValue {
  const [key = node, value = node] = node.children.filter(({ type }) => type === "expression");
  const grouped = new Map<string, JsonValue[]>();
  for (const scope of scopes) {
    const name = toText(scope.compute(key, scope)) ?? fail(key);
    grouped.set(name, [...(grouped.get(name) ?? []), scope.compute(value, scope)]);
  }
  const collects = child(node, "ellipsis") !== undefined;
  return Object.fromEntries(
    [...grouped].map(([name, values]) => {
      if (!collects && values.length > 1) return fail(key);
      return [name, collects ? values : (values[0] ?? null)];
    }),
  );
}
