import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Selector, type SelectorComponent, transform } from "lightningcss";
import { expect, it } from "vitest";

const theme = import.meta.dirname;

/** Whether it names `<html>` or `<body>`, also by an attribute that scripts set on them. */
function isRoot(component: SelectorComponent): boolean {
  switch (component.type) {
    case "type":
      return component.name === "html" || component.name === "body";
    case "attribute":
      return component.name === "data-away" || component.name === "data-theme";
    default:
      return component.type === "pseudo-class" && component.kind === "root";
  }
}

/** Splits a selector at its combinators. */
function getCompounds(selector: Selector): Selector[] {
  const compounds: Selector[] = [[]];
  for (const component of selector) {
    if (component.type === "combinator") compounds.push([]);
    else compounds.at(-1)?.push(component);
  }
  return compounds;
}

/** The arguments of each `:has()`, also inside `:not()` and `:is()`. */
function argumentsOfHas(compound: Selector): Selector[] {
  return compound.flatMap((component) => {
    if (component.type !== "pseudo-class" || !("selectors" in component)) return [];
    const selectors = (component.selectors ?? []) as Selector[];
    return component.kind === "has" ? selectors : selectors.flatMap(argumentsOfHas);
  });
}

/** Whether it has only steps to a child, such as `> .page`. The parser starts these with `:scope`. */
function hasFixedDepth(selector: Selector): boolean {
  const [first] = selector;
  return (
    first?.type === "pseudo-class" &&
    first.kind === "scope" &&
    selector.every((component) => component.type !== "combinator" || component.value === "child")
  );
}

function searchesPage(selector: Selector): boolean {
  return getCompounds(selector).some(
    (compound) =>
      compound.some(isRoot) &&
      argumentsOfHas(compound).some((argument) => !hasFixedDepth(argument)),
  );
}

/** One-based lines of the rules in which `:has()` searches the whole page. */
function linesOfSlowRules(css: string): number[] {
  const lines: number[] = [];
  transform({
    filename: "test.css",
    code: Buffer.from(css),
    visitor: {
      Rule: {
        style({ value: { selectors, loc } }) {
          if (selectors.some(searchesPage)) lines.push(loc.line + 1);
        },
      },
    },
  });
  return lines;
}

it("finds each `:has()` on a page root that matches at any depth", () => {
  const css = `html:has(.dialog[open]) { top: 0 }
    body:has(> .page > .side:popover-open) .menu, html:has(> :is(.a, .b)) { top: 0 }
    @media (min-width: 60em) { html:has(> body > .toc):not(:has(.bar)) { top: 0 } }
    [data-away]:not(:has(.top :is(:focus, :popover-open))) { .top { top: 0 } }
    [data-away] .top:not(:has(:focus)) { top: 0 }
    body:has(> .a:not(:is(.b, .c)) .d) { top: 0 }
  `;
  expect(linesOfSlowRules(css)).toEqual([1, 3, 4, 6]);
});

it("uses no `:has()` on page roots, which slows down every DOM insertion", () => {
  const sheets = readdirSync(theme, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => [file, linesOfSlowRules(readFileSync(join(theme, file), "utf8"))] as const);
  expect(sheets.length).toBeGreaterThan(40);
  expect(sheets.filter(([, lines]) => lines.length > 0)).toEqual([]);
});
