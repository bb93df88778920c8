import type { PageContext } from "../../migrate/src/document/convert/conversion.ts";

/** The context of a page whose site has the files and components that conversions look for. */
export const pageContext: PageContext = {
  constants: new Map([["frontMatter.title", "T"]]),
  frontMatter: { title: "T", rules: ["r"] },
  resolveLink: (address) =>
    address.includes("missing") ? undefined : address.replace(/\.md(?=#|$)/, ".mdx"),
  resolveImage: (address) =>
    address.includes("missing") ? undefined : address.replace("@site/static", ""),
  isPartial: false,
  hidesTitle: false,
  includePartial: (specifier) =>
    specifier.includes("missing") ? { error: "missing-partial" } : { path: specifier },
  findExport: ({ specifier, imported }) => ({ specifier, imported }),
  readText: (specifier) => {
    if (specifier === "../names") return 'export { first as main } from "./list";\n';
    if (specifier === "../names/list") return 'export const first = "A";\n';
    if (specifier.endsWith("lists"))
      return 'const names = ["a"];\nexport default { names, odd: run() };';
    if (specifier.endsWith("link.js"))
      return 'const link = (to) => "/x/" + to;\nexport default link;';
    if (specifier.endsWith("data.mdx")) return "export const size = 7;\n\nLarge {size}\n";
    if (specifier.endsWith(".json"))
      return specifier.includes("long") ? `"${"a".repeat(30_000)}"` : '[{ "a": 1 }]';
    return /\.tf(?:\?raw)?$/.test(specifier) ? "locals {}\n" : undefined;
  },
  addComponent: ({ specifier, local }) => (specifier?.includes("other") ? `${local}2` : local),
  createIdGenerator: undefined,
  isThemeCopied: () => false,
  isStub: (name) => name === "Odd",
  findProvidedComponent: (tag) => {
    if (tag === "ReactPlayer") return { specifier: "react-player", imported: "default" };
    return /^(?:Tabs|TabItem)$/.test(tag)
      ? { specifier: `@theme/${tag}`, imported: "default" }
      : undefined;
  },
  addStyleClass: () => "c1",
  getCards: () => [{ label: 'A "b"', href: "/a" }],
  canRenderDiagram: (source) => source.startsWith("flowchart"),
};
