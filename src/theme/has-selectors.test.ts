import { readFileSync } from "node:fs";
import { Features, type Selector, type SelectorComponent, transform } from "lightningcss";
import { expect, it } from "vitest";
import { listFullPaths } from "../files/walk-files.ts";

/** Whether it names `<html>` or `<body>`, also by an attribute that scripts set on them. */
function isPageRoot(component: SelectorComponent): boolean {
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
  return (getCompounds(selector).at(-1) ?? []).some(isPageRoot);
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

/** The arguments of a pseudo-class such as `:not()`. */
function getArguments(component: SelectorComponent): Selector[] {
  if (component.type !== "pseudo-class" || !("selectors" in component)) return [];
  return (component.selectors ?? []) as Selector[];
}

/** The arguments of each `:has()`, also inside `:not()` and `:is()`. */
function getArgumentsOfHas(compound: Selector): Selector[] {
  return compound.flatMap((component) => {
    const isHas = component.type === "pseudo-class" && component.kind === "has";
    return isHas ? getArguments(component) : getArguments(component).flatMap(getArgumentsOfHas);
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

/** Whether a `:has()` on a page root matches at any depth. */
function hasDeepHasOnRoot(selector: Selector): boolean {
  return getCompounds(selector).some(
    (compound) =>
      compound.some(isPageRoot) &&
      getArgumentsOfHas(compound).some((argument) => !hasFixedDepth(argument)),
  );
}

/** Whether it matches depending on pointers, the focus, or values of fields. */
function isVolatile(selector: Selector): boolean {
  return selector.some((component) => {
    if (component.type === "attribute") return ["value", "class"].includes(component.name);
    if (component.type !== "pseudo-class") return false;
    if (/^(?:hover|active|focus)/.test(component.kind)) return true;
    return getArguments(component).some(isVolatile);
  });
}

/** Whether the argument of a `:has()` is volatile. */
function hasVolatileHas(selector: Selector): boolean {
  return getCompounds(selector).some((compound) => getArgumentsOfHas(compound).some(isVolatile));
}

/** The first lines of the rules that have such a selector. */
function findRules(css: string, isSlow: (selector: Selector) => boolean): string[] {
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
          if (selectors.some(isSlow)) slowRules.push(lines[loc.line]?.trim() ?? "");
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
  expect(findRules(css, hasDeepHasOnRoot)).toEqual([
    "html:has(.dialog[open]) {",
    "html:has( > body > .toc):not(:has(.bar)) {",
    "[data-away]:not(:has(.top :is(:focus, :popover-open))) .top {",
    "body:has( > .a:not(:is(.b, .c)) .d) {",
    "body:has(.e) {",
    ".z :is(.f, :root):has(.g) {",
  ]);
});

it("finds each `:has()` that depends on frequent changes", () => {
  const css = `a:has(b:not(:is(c, d:hover))) e { top: 1px }
    a:has([value=""]), a:not(:has(b)):focus { top: 2px }
    a:has(b:checked) { &:hover { top: 3px } }
    a { .b:has(.c:focus-within) & { top: 4px } }
  `;
  expect(findRules(css, hasVolatileHas)).toEqual([
    "a:has(b:not(:is(c, d:hover))) e {",
    'a:has([value=""]), a:not(:has(b)):focus {',
    ".b:has(.c:focus-within) :is(a) {",
  ]);
});

const sheets = ["src/theme", "site"].flatMap((folder) =>
  listFullPaths(folder).filter((file) => file.endsWith(".css")),
);

function findSlowRules(isSlow: (selector: Selector) => boolean): string[] {
  return sheets.flatMap((file) =>
    findRules(readFileSync(file, "utf8"), isSlow).map((rule) => `${file}: ${rule}`),
  );
}

it("uses no `:has()` on page roots, which slows down every DOM insertion", () => {
  expect(sheets.length).toBeGreaterThan(50);
  expect(findSlowRules(hasDeepHasOnRoot)).toEqual([]);
});

it("uses no `:has()` that changes often, which makes browsers restyle the whole document", () => {
  expect(findSlowRules(hasVolatileHas)).toEqual([]);
});
