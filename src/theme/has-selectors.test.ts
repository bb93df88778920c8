import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const theme = import.meta.dirname;

/** The ancestors of everything on a page, with the attributes that scripts give it. */
const outermost = /^(?:html|body|:root|\[data-(?:away|theme)\])/;

/** A step to a child, such as `> .page`. */
const fixedDepth = /^(?:\s*>\s*[^\s>+~]+)+\s*$/;

/** The parts of selectors that name one element each. */
function compounds(css: string): string[] {
  const selectors = css.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/[^{};]+(?=\{)/g);
  return [...selectors].flatMap(([selector]) => {
    let depth = 0;
    const marked = [...selector].map((letter) => {
      if (letter === "(") depth++;
      if (letter === ")") depth--;
      return depth === 0 && /[\s,>+~]/.test(letter) ? "\n" : letter;
    });
    return marked.join("").split("\n").filter(Boolean);
  });
}

/** The arguments of each `:has()` in it, one for each alternative. */
function argumentsOfHas(compound: string): string[] {
  return [...compound.matchAll(/:has\(((?:[^()]|\([^()]*\))*)\)/g)].flatMap(([, list = ""]) =>
    list.split(","),
  );
}

/** Those that look at everything on the page. */
function searching(css: string): string[] {
  return compounds(css).filter(
    (one) =>
      outermost.test(one) && argumentsOfHas(one).some((argument) => !fixedDepth.test(argument)),
  );
}

it("finds what looks for something at any depth", () => {
  const css = `
    html:has(.dialog[open]), body:has(> .page > .side:popover-open) .menu { top: 0 }
    @media (min-width: 60em) { html:has(> body > .toc):not(:has(.bar)) { top: 0 } }
    [data-away]:not(:has(.top :is(:focus, :popover-open))) { .top { top: 0 } }
    [data-away] .top:not(:has(:focus)) { top: 0 }
  `;
  expect(searching(css)).toEqual([
    "html:has(.dialog[open])",
    "html:has(> body > .toc):not(:has(.bar))",
    "[data-away]:not(:has(.top :is(:focus, :popover-open)))",
  ]);
});

it("uses no `:has()` on page roots, which slows down every DOM insertion", () => {
  const sheets = readdirSync(theme, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => [file, searching(readFileSync(join(theme, file), "utf8"))] as const);
  expect(sheets.length).toBeGreaterThan(40);
  expect(sheets.filter(([, found]) => found.length > 0)).toEqual([]);
});
