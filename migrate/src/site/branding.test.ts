import { expect, it } from "vitest";
import { printBranding, readBranding } from "./branding.ts";
import { getReadableColor } from "./readable-color.ts";
import { removeInvalidCss } from "./style-sheets.ts";

function read(...sheets: string[]) {
  return readBranding(sheets.map((css, index) => ({ path: `${index}.css`, css })));
}

it("keeps the colors, the font, and rules for classes of the content", () => {
  const branding = read(
    ":root { --ifm-color-primary: #0a7f3f; --ifm-font-family-base: Inter, sans-serif; }",
    "[data-theme='dark'] { --ifm-color-primary: #25c2a0; }\n.card-row { display: grid; }\n.navbar__item { color: red; }",
  );
  expect(branding).toMatchObject({
    lightPrimary: "#0a7f3f",
    darkPrimary: "#25c2a0",
    skippedSelectors: [".navbar__item"],
  });
  const css = printBranding(branding);
  expect(css).toContain("--link: #0a7f3f");
  expect(css).toContain("--link: #25c2a0");
  expect(css).toContain("font-family: Inter, sans-serif");
  expect(css).toContain(".card-row {\n  display: grid;\n}");
});

it("resolves variables", () => {
  const branding = read(
    ":root { --ifm-color-primary: var(--brand); --brand: var(--sea, red); --sea: #046; }",
    "[data-theme='dark'] { --ifm-color-primary: var(--brand); --sea: #8cf; }",
  );
  expect(branding).toMatchObject({ lightPrimary: "#046", darkPrimary: "#8cf" });
  expect(read(":root { --vp-c-brand-1: var(--missing); --vp-c-brand: #046; }").lightPrimary).toBe(
    "#046",
  );
  expect(printBranding(read(":root { --ifm-color-primary: var(--a); --a: var(--a); }"))).toBe("");
});

it("reads the color modes of all engines, of which the last declaration counts", () => {
  expect(
    read(
      ":root { --vp-c-brand-1: #111; } :root { --vp-c-brand-1: #222; }",
      ".dark { --vp-c-brand-1: #ddd } .darkroom, [data-theme='darkish'] { --vp-c-brand-1: #f00; }",
    ),
  ).toMatchObject({ lightPrimary: "#222", darkPrimary: "#ddd" });
  expect(
    read(
      ":root { --sl-color-accent: #abc; }\n:root[data-theme='light'], [data-theme='light'] ::backdrop { --sl-color-accent: #123; }",
    ),
  ).toMatchObject({ lightPrimary: "#123", darkPrimary: "#abc" });
  expect(
    read(
      "@media (prefers-color-scheme: dark) { :root { --ifm-color-primary: #eee; } }\n@media (min-width: 90em) { :root { --ifm-color-primary: #f00; } }\nhtml:not([data-theme='dark']) { --ifm-color-primary: #333; }",
    ),
  ).toMatchObject({ lightPrimary: "#333", darkPrimary: "#eee" });
});

it("gives links the color that a site of Material has for them", () => {
  const primary = ":root { --md-primary-fg-color: #102; }";
  const links = '[data-md-color-scheme="slate"] { --md-typeset-a-color: #7cf; }';
  expect(read(primary, links)).toMatchObject({ lightPrimary: "#102", darkPrimary: "#7cf" });
});

it("keeps the conditions of rules, their variables, and their animations", () => {
  const css = printBranding(
    read(
      `:root { --distance: 2rem; --unused: 1px; --text: red; }
@media (max-width: 600px) { .tiles { gap: var(--distance); animation: turn 1s; } .navbar { top: 0; } }
@keyframes turn { to { rotate: 90deg } }
html.dark .tiles { color: var(--ifm-color-emphasis-200); }
.lost { color: var(--nothing); }
.kept { color: var(--nothing, red); }
.text { color: var(--text); }`,
    ),
  );
  expect(css).toContain(
    "@media (max-width: 600px) {\n  .tiles {\n    gap: var(--distance);\n    animation: turn 1s;\n  }\n}",
  );
  expect(css).toContain("--distance: 2rem");
  expect(css).toContain("--ifm-color-emphasis-200: color-mix");
  expect(css).toContain("@keyframes turn");
  expect(css).toContain('[data-theme="dark"] .tiles {');
  expect(css).toContain(".kept {");
  expect(css).not.toMatch(/--unused|\.navbar|\.lost|--text:/);
});

it("replaces the variables of a theme whose names have a suffix", () => {
  const css = printBranding(
    read(
      ".a { color: var(--sl-color-bg-inline-code); border-color: var(--sl-color-hairline-light); }",
    ),
  );
  expect(css).toContain("--sl-color-bg-inline-code: var(--soft)");
  expect(css).toContain("--sl-color-hairline-light: color-mix");
});

it("defines variables that only copied components use", () => {
  const branding = read(":root { --sea: #046; }");
  expect(
    printBranding(branding, [".a { color: var(--sea); background: var(--ifm-code-background) }"]),
  ).toBe(":root:root {\n  --ifm-code-background: var(--soft);\n  --sea: #046;\n}\n");
});

it("leaves out rules that the build cannot read", () => {
  const branding = read(".a:: { top: 0 }\n.b { color: red }", ".c { color red; }\n.d { top: 0 }");
  expect(branding.rules).toEqual([".b {\n  color: red;\n}\n", ".d {\n  top: 0;\n}\n"]);
  expect(branding.skippedSelectors).toEqual([".a::"]);
  expect(branding.errors).toMatchObject([{ path: "1.css" }]);
});

it("gives a color the contrast of text, whatever its format", () => {
  expect(getReadableColor("#ffe000", "light")).toMatch(/^#[\da-f]{6}$/);
  expect(getReadableColor("#ffe000", "light")).not.toBe("#ffe000");
  expect(getReadableColor("#ffe000", "dark")).toBe("#ffe000");
  expect(getReadableColor("hsl(210, 100%, 30%)", "light")).toBe("#004d99");
  expect(getReadableColor("rgb(0 77 153 / 50%)", "light")).toBe("#004d99");
  expect(getReadableColor("navy", "light")).toBe("#000080");
  expect(getReadableColor("oklch(0.5 0.1 30)", "light")).toMatch(/^#[\da-f]{6}$/);
  expect(getReadableColor("light-dark(#004d99, rgb(200, 220, 255))", "dark")).toBe("#c8dcff");
  expect(getReadableColor("url(a.png)", "light")).toBeUndefined();
});

it("removes invalid rules of a copied sheet and says so", () => {
  expect(removeInvalidCss(".a { color: red }", "a.css")).toEqual({
    css: ".a { color: red }",
    errors: [],
  });
  const { css, errors } = removeInvalidCss(
    ".a { *zoom: 1; top: 0 }\n.b { left: 0 }",
    "a.module.css",
  );
  expect(css).toContain(".b {\n  left: 0;\n}");
  expect(errors).toEqual(["line 1: Unexpected token Semicolon"]);
  expect(removeInvalidCss(".a { color: red", "a.css").errors).toEqual([]);
});

it("loads fonts that the site has and uses", () => {
  const css =
    '@font-face { font-family: "Bell"; src: url(./bell.woff2) format("woff2"); }\n@font-face { font-family: Gone; src: url(gone.woff2); }\n:root { --ifm-font-family-base: Bell, sans-serif; }';
  const branding = readBranding([{ path: "custom.css", css }], (address) =>
    address === "./bell.woff2" ? "/fonts/bell.woff2" : undefined,
  );
  expect(printBranding(branding)).toContain('src: url("/fonts/bell.woff2") format("woff2")');
  expect(branding.skippedSelectors).toEqual(["@font-face"]);
});

it("keeps the colors of the header and the footer", () => {
  const branding = read(
    ":root { --ifm-navbar-background-color: var(--sea); --sea: #046; }",
    "[data-theme='dark'] .navbar { background: #001; } .footer--dark { --ifm-footer-background-color: #ffe; }",
    ".navbar { top: 0; background: var(--sea); }",
  );
  expect(branding.skippedSelectors).toEqual([".navbar"]);
  const css = printBranding(branding);
  expect(css).toContain('[data-theme="light"] .top {\n  --bg: #004466;');
  expect(css).toContain('[data-theme="dark"] .top {\n  --bg: #000011;');
  expect(css).toMatch(/\[data-theme\] \.foot \{[^}]*--text: #1c1e21;/);
});

it("writes dark text on a bright header", () => {
  const css = printBranding(read(":root { --ifm-navbar-background-color: #ff9100; }"));
  expect(css).toMatch(/ \.top \{[^}]*--text: #1c1e21;/);
});

it("keeps the background of pages if text is readable on it", () => {
  const css = (color: string) => printBranding(read(`:root { --ifm-background-color: ${color}; }`));
  // The dark mode keeps the background of the theme.
  expect(css("#fffef5")).toMatch(
    /^:root:not\(\[data-theme="dark"\]\) \{\n {2}--bg: #fffef5;[^}]*\}\n$/,
  );
  expect(css("#888")).not.toContain("--bg");
});

it("resolves variables whose fallback is a function", () => {
  const css = ":root { --ifm-color-primary: var(--brand, rgb(1, 2, 3)); --brand: #046; }";
  expect(read(css).lightPrimary).toBe("#046");
  expect(read(css.replace("--brand: #046;", "")).lightPrimary).toBe("rgb(1, 2, 3)");
});

it("keeps the standard form of an animation", () => {
  const { animations } = read(
    "@-webkit-keyframes a { to { top: 0 } } @keyframes a { to { top: 1px } } @-moz-keyframes a { to { top: 2px } }",
  );
  expect(animations.get("a")).toBe("@keyframes a { to { top: 1px } }");
});

it("translates color modes of content, but not classes that only look like them", () => {
  const { rules } = read(
    ".dark .tile, body.light .tile, .tile:is(.dark *), .tile.dark, .tile .light { color: red; }",
  );
  expect(rules.join("")).toBe(
    `[data-theme="dark"] .tile, :root:not([data-theme="dark"]) .tile, .tile:is([data-theme="dark"] *), .tile.dark, .tile :root:not([data-theme="dark"]) {\n  color: red;\n}\n`,
  );
});

it.each([
  "(prefers-color-scheme: dark) and (max-width: 40em)",
  "not all and (prefers-color-scheme: dark)",
])("leaves out colors that apply only in part of dark mode: %s", (condition) => {
  const branding = read(`@media ${condition} { :root { --ifm-color-primary: #f00; } }`);
  expect(branding).toMatchObject({ darkPrimary: undefined, skippedSelectors: [":root"] });
});

it("prints the headings of dark mode as those of light mode", () => {
  const css = printBranding(
    read(
      ":root { --ifm-color-primary: #046; }",
      "[data-theme='dark'] { --ifm-heading-color: #fff; }",
    ),
  );
  expect(css).toMatch(/@media screen \{\n {2}html:where\(\[data-theme="dark"\]\)/);
});
