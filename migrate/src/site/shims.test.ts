import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import Admonition from "../../shims/admonition.tsx";
import { applyStyle } from "../../shims/apply-style.ts";
import { cva } from "../../shims/cva.ts";
import DocCard from "../../shims/doc-card.tsx";
import PackageContent from "../../shims/package-content.tsx";
import { Redirect } from "../../shims/router.tsx";
import { Slot } from "../../shims/slot.tsx";
import { useColorMode } from "../../shims/theme-common.tsx";
import Translate, { translate } from "../../shims/translate.tsx";
import useBaseUrl from "../../shims/use-base-url.ts";
import { usePluginData } from "../../shims/use-global-data.ts";
import { withMembers } from "../../shims/with-members.ts";
import { contentShim, readShimSource } from "./shims.ts";
import { getDeclarations } from "./styles.ts";

it("links the card of a category to the first item with an address, however deep", () => {
  const item = {
    label: "Guides",
    items: [{ label: "Empty", items: [] }, { items: [{ label: "VPC", href: "/vpc" }] }],
  };
  expect(renderToStaticMarkup(createElement(DocCard, { item }))).toBe(
    '<p><a href="/vpc">Guides</a></p>',
  );
  expect(renderToStaticMarkup(createElement(DocCard, { item: { label: "None" } }))).toBe(
    "<p>None</p>",
  );
});

it("resolves the address of a card like those of other links of the old site", () => {
  const html = (href: string) =>
    renderToStaticMarkup(createElement(DocCard, { item: { label: "A", href } }));
  expect(html("pathname:///a.pdf")).toBe('<p><a href="/a.pdf">A</a></p>');
  expect(html("../a")).toBe('<p><a href="../a">A</a></p>');
});

it("keeps the class of an admonition", () => {
  const html = renderToStaticMarkup(createElement(Admonition, { className: "own" }, "Text"));
  expect(html).toContain('class="admonition admonition-note own"');
});

it("shows the names of values that only a plugin knows", () => {
  const { release } = usePluginData() as {
    release: { name: string; files: string[]; url: string };
  };
  expect(`${release.name}, ${release.url.toUpperCase()}`).toBe("<release.name>, <RELEASE.URL>");
  expect(release.files.map(() => "file")).toEqual([]);
  expect([release, usePluginData().isLoading]).toEqual([expect.anything(), undefined]);
  const html = renderToStaticMarkup(createElement("p", null, release.name));
  expect(html).toBe("<p>&lt;release.name&gt;</p>");
});

it("shows nothing for what a function of a missing package returns", () => {
  const code = PackageContent as unknown as (time?: number) => {
    format(pattern: string): ReactNode;
    add(days: number): { items: string[] };
  };
  expect(`${code().format("HH:mm")}`).toBe("");
  expect(code(5).add(1).items.map(String)).toEqual([]);
  expect(renderToStaticMarkup(createElement("p", null, code().format("HH:mm")))).toBe("<p></p>");
  expect(JSON.stringify([code()])).toBe("[[]]");
});

it("replaces a missing package with one file, which stubs import without others", () => {
  const modules = readShimSource(contentShim).matchAll(/\bfrom "([^"]+)"/g);
  expect([...modules].map(([, name]) => name)).toEqual(["react"]);
});

it("shows the texts of a component of a missing package", () => {
  const properties = { title: "Bell", href: "/bell", description: "Rings.", size: "lg" };
  expect(renderToStaticMarkup(createElement(PackageContent, properties, "Loud"))).toBe(
    '<strong><a href="/bell">Bell</a></strong> Rings. Loud',
  );
  expect(renderToStaticMarkup(createElement(PackageContent, { id: "bell" }, "Ring"))).toBe(
    '<span id="bell"></span>Ring',
  );
});

it("redirects to an address that is an object", () => {
  const to = { pathname: "/b", hash: "#c" };
  expect(renderToStaticMarkup(createElement(Redirect, { to }))).toContain('href="/b#c"');
});

it("removes the styles that it applied", () => {
  const own: Record<string, string> = { color: "red" };
  const style = {
    ...own,
    setProperty: (name: string, text: string) => {
      own[name] = text;
    },
  };
  const applied = { display: undefined, gridGap: 10, gridRow: 2, flexBasis: 200, "--n": 3 };
  const remove = applyStyle(applied)({ style } as unknown as HTMLElement);
  expect([style, own]).toMatchObject([
    { color: "red", gridGap: "10px", gridRow: "2", flexBasis: "200px" },
    { "--n": "3" },
  ]);
  expect(style).not.toHaveProperty("display");
  remove();
  expect([style, own]).toMatchObject([
    { color: "red", gridGap: "", gridRow: "", flexBasis: "" },
    { "--n": "" },
  ]);
});

it("writes numbers of styles as React does", () => {
  expect(
    getDeclarations({ tabSize: 2, gridRow: 1, "--myGap": 3, WebkitLineClamp: 4, top: 5 }),
  ).toEqual(["tab-size: 2;", "grid-row: 1;", "--myGap: 3;", "-webkit-line-clamp: 4;", "top: 5px;"]);
});

it("computes the classes of variants, and gives them to the element in a slot", () => {
  const button = cva("button", {
    variants: { size: { sm: "small", lg: "large" }, isQuiet: { true: "quiet" } },
    compoundVariants: [{ size: ["lg"], isQuiet: true, className: "both" }],
    defaultVariants: { size: "sm" },
  });
  expect(button()).toBe("button small");
  expect(button({ size: "lg", isQuiet: true, className: "own" })).toBe(
    "button large quiet both own",
  );
  expect(button({ size: null })).toBe("button");
  const link = createElement("a", { className: "link" }, "Ring");
  const html = renderToStaticMarkup(createElement(Slot, { className: button() }, link));
  expect(html).toBe('<a class="button small link">Ring</a>');
});

it("gives a missing package members: components, and elements with their attributes", () => {
  const stars: Record<string, unknown> = withMembers({ Known: 1 }, ["div"]);
  expect([stars.Known, stars.then]).toEqual([1, undefined]);
  expect(stars.Root).toBe(stars.Root);
  const [root, div] = [stars.Root, stars.div] as [() => null, () => null];
  const props = { className: "bow", lang: "uk", hidden: true, initial: { opacity: 0 }, style: {} };
  const tree = createElement(div, props, createElement(root, null, "Ring"));
  expect(renderToStaticMarkup(tree)).toBe('<div class="bow" lang="uk" hidden="">Ring</div>');
});

it("fills in the values of a message, and keeps placeholders without a value", () => {
  expect(translate({ message: "{a} {constructor} {b}" }, { a: 1, b: undefined })).toBe(
    "1 {constructor} {b}",
  );
  expect(renderToStaticMarkup(createElement(Translate, null, "constructor"))).toBe("constructor");
});

it("adds the base URL to an address that already begins with it only with `forcePrependBaseUrl`", () => {
  vi.stubEnv("BASE_URL", "/docs/");
  expect(useBaseUrl("/docs/a")).toBe("/docs/a");
  expect(useBaseUrl("/docs/a", { forcePrependBaseUrl: true })).toBe("/docs/docs/a");
  vi.unstubAllEnvs();
});

it.each([
  [true, "dark"],
  [false, "light"],
])("returns to the color mode of the system", (matches, expected) => {
  const dataset = { theme: "" };
  vi.stubGlobal("document", { documentElement: { dataset } });
  vi.stubGlobal("window", { matchMedia: () => ({ matches }) });
  renderToStaticMarkup(
    createElement(() => {
      useColorMode().setColorMode(null);
      return null;
    }),
  );
  vi.unstubAllGlobals();
  expect(dataset.theme).toBe(expected);
});
