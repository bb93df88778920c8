import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { expect, it } from "vitest";

const theme = import.meta.dirname;

/** The folders of the theme, one per feature, with the other features that each imports. */
function featureImports(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of readdirSync(theme, { recursive: true, encoding: "utf8" })) {
    if (!/(?<!\.test|\.d)\.tsx?$/.test(file)) continue;
    const feature = getFeature(join(theme, file));
    const imports = found.get(feature) ?? new Set();
    const source = readFileSync(join(theme, file), "utf8");
    for (const [, path = ""] of source.matchAll(/(?:\bfrom |\bimport |\bimport\()"(\.[^"]+)"/g)) {
      const target = resolve(join(theme, file, ".."), path);
      if (target.startsWith(theme + sep) && getFeature(target) !== feature) {
        imports.add(getFeature(target));
      }
    }
    found.set(feature, imports);
  }
  return found;
}

function getFeature(file: string): string {
  return relative(theme, file).split(sep)[0] ?? "";
}

/** Finds a path from a node back to itself by depth-first search. Returns null if none exists. */
function findCycle(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const done = new Set<string>();
  const visit = (node: string, path: string[]): string[] | null => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return null;
    done.add(node);
    for (const next of graph.get(node) ?? []) {
      const cycle = visit(next, [...path, node]);
      if (cycle) return cycle;
    }
    return null;
  };
  for (const node of graph.keys()) {
    const cycle = visit(node, []);
    if (cycle) return cycle;
  }
  return null;
}

it("finds a cycle and names its steps", () => {
  const graph = new Map([
    ["a", new Set(["b"])],
    ["b", new Set(["c", "d"])],
    ["c", new Set<string>()],
    ["d", new Set(["b"])],
  ]);
  expect(findCycle(graph)).toEqual(["b", "d", "b"]);
  graph.delete("d");
  expect(findCycle(graph)).toBeNull();
});

it("features do not import each other in a cycle", () => {
  expect(findCycle(featureImports())?.join(" → ") ?? "no cycle").toBe("no cycle");
});
