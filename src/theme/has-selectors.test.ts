import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Features, type Selector, type SelectorComponent, transform } from "lightningcss";
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
      if (component.type !== "pseudo-class") return false;
      if (component.kind === "root") return true;
      // The parents of a nested rule become `:is(.a, .b)`.
      return component.kind === "is" && component.selectors.some(endsAtRoot);
  }
}

function endsAtRoot(selector: Selector): boolean {
  return (getCompounds(selector).at(-1) ?? []).some(isRoot);
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

/** Selectors of the rules in which `:has()` searches the whole page. */
function findSlowRules(css: string): string[] {
  const options = { filename: "test.css", include: Features.Nesting };
  const flat = Buffer.from(transform({ ...options, code: Buffer.from(css) }).code);
  const lines = flat.toString().split("\n");
  const slowRules: string[] = [];
  transform({
    filename: "test.css",
    code: flat,
    visitor: {
      Rule: {
        style({ value: { selectors, loc } }) {
          if (selectors.some(searchesPage)) slowRules.push(lines[loc.line]?.trim() ?? "");
        },
      },
    },
  });
  return slowRules;
}

it("finds each `:has()` on a page root that matches at any depth", () => {
  const css = `html:has(.dialog[open]) { top: 1px }
    body:has(> .page > .side:popover-open) .menu, html:has(> :is(.a, .b)) { top: 2px }
    @media (min-width: 60em) { html:has(> body > .toc):not(:has(.bar)) { top: 3px } }
    [data-away]:not(:has(.top :is(:focus, :popover-open))) { .top { top: 4px } }
    [data-away] .top:not(:has(:focus)) { top: 5px }
    body:has(> .a:not(:is(.b, .c)) .d) { top: 6px }
    body { &:has(.e) { top: 7px } .x:has(.y) & { top: 8px } }
    .f, :root { .z &:has(.g) { top: 9px } & .h:has(.i) { top: 10px } }
  `;
  expect(findSlowRules(css)).toEqual([
    "html:has(.dialog[open]) {",
    "html:has( > body > .toc):not(:has(.bar)) {",
    "[data-away]:not(:has(.top :is(:focus, :popover-open))) .top {",
    "body:has( > .a:not(:is(.b, .c)) .d) {",
    "body:has(.e) {",
    ".z :is(.f, :root):has(.g) {",
  ]);
});

it("uses no `:has()` on page roots, which slows down every DOM insertion", () => {
  const sheets = readdirSync(theme, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => [file, findSlowRules(readFileSync(join(theme, file), "utf8"))] as const);
  expect(sheets.length).toBeGreaterThan(40);
  expect(sheets.filter(([, rules]) => rules.length > 0)).toEqual([]);
});
