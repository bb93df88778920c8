import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { parseSource } from "../text/ast.ts";
import { copyModule } from "./copy-module.ts";

const folder = mkdtempSync(join(tmpdir(), "copy-module-"));
const siteDir = join(folder, "website");

afterEach(() => rmSync(folder, { recursive: true }));

/** Copies the first of the files, whose paths are relative to the site. */
function copy(
  files: Readonly<Record<string, string>>,
  { replacesPackages = false, packages = [] as string[] } = {},
) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true });
    writeFileSync(join(siteDir, path), text);
  }
  const sources = {
    siteDir,
    publicAddresses: new Map([[join(siteDir, "static/img/bell.png"), "/img/bell.png"]]),
    hasPackage: (name: string) => packages.includes(name),
    findProvidedComponent: () => undefined,
    addStyleClass: () => undefined,
    tailwind: undefined,
    copied: new Map(),
    importsPictureSizes: "astro.config.mjs" in files,
  };
  const file = join(siteDir, Object.keys(files)[0] ?? "");
  const copied = copyModule(file, sources, replacesPackages);
  const copies = "files" in copied ? copied.files : new Map();
  return {
    files: copies,
    missing: "missing" in copied ? copied.missing : [],
    replaced: "files" in copied ? copied.replaced : [],
    text: (path: string) => {
      const file = copies.get(`components/migrated/${path}`);
      return file && "text" in file ? file.text : "";
    },
  };
}

it("copies the file of a dynamic import, also from outside the site", () => {
  const { files, text } = copy({
    "src/components/Codes.jsx":
      "export default function Codes() {\n  return import('../../../codes.json');\n}\n",
    "../codes.json": "{}",
  });
  expect(files.get("components/migrated/outside/codes.json")).toEqual({
    copyOf: join(folder, "codes.json"),
  });
  expect(text("src/components/Codes.jsx")).toContain('import("../../outside/codes.json")');
});

it("does not copy what a module passes on to others", () => {
  const { missing, files, text } = copy({
    "src/components/Home.jsx":
      'import Reef, { Keel as Hull } from "./parts";\nexport default () => <Hull><Reef /></Hull>;\n',
    "src/components/parts/index.js":
      'export { Keel } from "./keel";\nexport { Sail } from "./sail";\nexport { Reef as default } from "./keel";\n',
    "src/components/parts/keel.jsx":
      "export const Keel = ({ children }) => <p>{children}</p>;\nexport const Reef = () => <hr />;\n",
    "src/components/parts/sail.jsx":
      'import { gone } from "missing-package";\nexport const Sail = () => gone();\n',
  });
  expect(missing).toEqual([]);
  expect([...files.keys()]).toEqual([
    "components/migrated/src/components/parts/keel.jsx",
    "components/migrated/src/components/Home.jsx",
  ]);
  expect(text("src/components/Home.jsx")).toContain('{ Keel as Hull } from "./parts/keel.jsx"');
});

it("keeps files of the same name in different folders apart", () => {
  const { text } = copy({
    "src/components/Home.jsx":
      'import { size } from "./sizes";\nimport { sizes } from "../sizes";\nimport { all } from "../../../src/sizes";\nexport default () => size + sizes + all;\n',
    "src/components/sizes.js": "export const size = 1;\n",
    "src/sizes.js": "export const sizes = 2;\n",
    "../src/sizes.js": "export const all = 3;\n",
  });
  expect(text("src/components/sizes.jsx")).toContain("size = 1");
  expect(text("src/sizes.jsx")).toContain("sizes = 2");
  expect(text("outside/src/sizes.jsx")).toContain("all = 3");
});

it("marks modules that call functions of modules for the browser, and not those that render them", () => {
  const { text } = copy({
    "src/components/Page.jsx": 'import Link from "./Link";\nexport default () => <Link />;\n',
    "src/components/Link.jsx":
      'import { getBranch } from "./Branch";\nexport default () => <a href={getBranch("x")}>b</a>;\n',
    "src/components/Branch.jsx":
      'import { useState } from "react";\nexport const getBranch = (name) => name;\nexport default function Branch() { useState(1); return null; }\n',
  });
  expect(text("src/components/Branch.jsx")).toMatch(/^"use client"/);
  expect(text("src/components/Link.jsx")).toMatch(/^"use client"/);
  expect(text("src/components/Page.jsx")).not.toContain("use client");
});

it("writes addresses of pictures from the root, because the page is rendered on others, too", () => {
  const { text } = copy({
    "src/components/Home.jsx":
      'export default () => <p><img src="img/bell.png" /><img src="img/gone.png" /></p>;\n',
  });
  expect(text("src/components/Home.jsx")).toContain(
    '<img src={import.meta.env.BASE_URL + "img/bell.png"} /><img src="img/gone.png" />',
  );
});

it("copies style sheets of SCSS as CSS that the build can read", () => {
  const { text } = copy({
    "src/components/Tile.jsx":
      'import styles from "./Tile.module.scss";\nexport default () => <a className={styles.tile} />;\n',
    "src/components/Tile.module.scss": "$sea: #046;\n.tile { color: $sea; &:hover { top: 0; } }\n",
  });
  expect(text("src/components/Tile.jsx")).toContain('"./Tile.module.css"');
  expect(text("src/components/Tile.module.css")).toMatch(/\.tile:hover\s*\{\s*top: 0/);
});

it("imports the names of a package that a shim replaces", () => {
  const { text } = copy({
    "src/components/Next.jsx":
      'import { useActivePluginAndVersion, useDocsSidebar } from "@docusaurus/plugin-content-docs/client";\nexport default () => useActivePluginAndVersion() && useDocsSidebar().name;\n',
  });
  expect(text("src/components/Next.jsx")).toContain(
    'import { useActivePluginAndVersion, useDocsSidebar } from "../../docusaurus/docs-client.ts";',
  );
  expect(text("src/components/Next.jsx")).not.toContain("() => undefined");
});

it("copies TypeScript with syntax that is invalid next to JSX", () => {
  const { text } = copy({
    "src/components/Code.jsx":
      'import { first } from "./first";\nexport default () => <p>{first(["a"])}</p>;\n',
    "src/components/first.ts": "export const first = <T>(items: T[]): T => <T>items[0];\n",
  });
  expect(text("src/components/first.ts")).toContain("<T>items[0]");
});

it("makes an SVG a component unless its address is used", () => {
  const { text } = copy({
    "src/components/List.jsx":
      'import boat from "./boat.svg";\nconst list = [{ Svg: require("./sail.svg").default, photo: require("./knot.png").default }];\nexport default () => <main><img src={boat} />{list.map(({ Svg }) => <Svg />)}</main>;\n',
    "src/components/boat.svg": "",
    "src/components/sail.svg": "",
    "src/components/knot.png": "",
  });
  expect(text("src/components/boat.svg.js")).toContain("export default import.meta");
  expect(text("src/components/knot.png.js")).toContain("export default import.meta");
  expect(text("src/components/sail.svg.jsx")).toContain("export default function Picture");
  expect(text("src/components/List.jsx")).toContain("=> <div><img");
});

it("does not take the address of a picture for that of one with a longer name", () => {
  const { text } = copy({
    "src/components/List.jsx":
      'import boat from "./boat.svg";\nimport boatDark from "./dark.svg";\nconst list = [{ Svg: boat }];\nexport default () => <main><img src={boatDark} />{list.map(({ Svg }) => <Svg />)}</main>;\n',
    "src/components/boat.svg": "",
    "src/components/dark.svg": "",
  });
  expect(text("src/components/boat.svg.jsx")).toContain("export default function Picture");
  expect(text("src/components/dark.svg.js")).toContain("export default import.meta");
});

it("finds the name of a picture in code without semicolons", () => {
  const { text } = copy({
    "src/components/List.jsx":
      'import React from "react"\nimport Mast from "./big-boat.svg"\nimport boat from "./boat.svg"\nexport default () => <main><img src={boat} /><Mast /></main>\n',
    "src/components/boat.svg": "",
    "src/components/big-boat.svg": "",
  });
  expect(text("src/components/boat.svg.js")).toContain("export default import.meta");
  expect(text("src/components/big-boat.svg.jsx")).toContain("export default function Picture");
});

it("copies pictures of style sheets into the new site, also from outside the old one", () => {
  const { files, text } = copy({
    "src/components/a/Bell.jsx": 'import "./bell.css";\nexport default () => null;\n',
    "src/components/a/bell.css": ".bell { background: url(../../../../far.png); }\n",
    "../far.png": "",
  });
  expect([...files.keys()].filter((path) => path.includes(".."))).toEqual([]);
  expect(files.has("components/migrated/outside/far.png")).toBe(true);
  expect(text("src/components/a/bell.css")).toContain("url(../../../outside/far.png)");
});

it("finds the pictures and imports of style sheets by each form of their addresses", () => {
  const { files, text } = copy({
    "src/components/Bell.jsx": 'import "./bell.css";\nexport default () => null;\n',
    "src/components/bell.css": `/* @import "./gone.css"; */
@import url("./pier.css");
.a { background: url(~@site/img/a.png); }
.b { background: url( "big%20boat.png" ); }
.c { background: url( c.png ); }
`,
    "src/components/pier.css": ".pier { background: url(c.png); }\n",
    "src/components/big boat.png": "",
    "src/components/c.png": "",
    "img/a.png": "",
  });
  expect(text("src/components/pier.css")).toContain("url(./c.png)");
  expect(text("src/components/bell.css")).toContain('/* @import "./gone.css"; */');
  expect(text("src/components/bell.css").match(/url\([^)]*\)/g)).toEqual([
    'url("./pier.css")',
    "url(../../img/a.png)",
    'url( "./big%20boat.png" )',
    "url( ./c.png )",
  ]);
  expect(files.has("components/migrated/src/components/big boat.png")).toBe(true);
});

it("replaces components of missing packages, and in pages also what else they export", () => {
  const page = {
    "src/pages/index.jsx":
      'import { Star } from "stars";\nexport default () => <Star>Ring</Star>;\n',
  };
  const { text, replaced } = copy(page);
  expect(replaced).toEqual(["stars"]);
  expect(text("src/pages/index.jsx")).toContain("const Star = ({ children }) => children ?? null;");
  const useful = {
    "src/pages/index.jsx": 'import { useStar } from "stars";\nexport default () => useStar();\n',
  };
  expect(copy(useful).files.size).toBe(0);
  expect(copy(useful, { replacesPackages: true }).text("src/pages/index.jsx")).toContain(
    "const useStar = () => ({});",
  );
});

it("shows the content of each part of a component whose package is missing", () => {
  const { text, files } = copy(
    {
      "src/pages/index.jsx":
        'import * as Star from "stars";\nimport Bell, { Bow } from "bells";\nexport const parts = [Star.Root, <Bell.Item />, <Bow.div><Bow.Tip /></Bow.div>];\n',
    },
    { replacesPackages: true },
  );
  expect(text("src/pages/index.jsx").match(/withMembers\(.*\)/g)).toEqual([
    "withMembers({ ...StarOriginal }, [])",
    "withMembers(BellOriginal, [])",
    'withMembers(BowOriginal, ["div"])',
  ]);
  expect(files.has("components/migrated/docusaurus/with-members.ts")).toBe(true);
});

it("imports what adds parts once for a module that uses several packages", () => {
  const { text } = copy(
    {
      "src/pages/index.jsx":
        'import * as Tabs from "tabs";\nimport * as Menu from "menu";\nexport default () => <Tabs.Root><Menu.Item /></Tabs.Root>;\n',
    },
    { replacesPackages: true },
  );
  expect(parseSource(text("src/pages/index.jsx"), "index.jsx")).toBeDefined();
  expect(text("src/pages/index.jsx").match(/import \{ withMembers \}/g)).toHaveLength(1);
});

it("applies computed styles in the browser", () => {
  const { text, files } = copy({
    "src/components/Bar.jsx":
      'export default ({ width }) => <i style={{ width, color: "red" }} />;\n',
  });
  expect(text("src/components/Bar.jsx")).toMatch(/^"use client"/);
  expect(text("src/components/Bar.jsx")).toContain(
    '<i ref={applyStyle({ width, color: "red" })} />',
  );
  expect(files.has("components/migrated/docusaurus/apply-style.ts")).toBe(true);
  expect(files.has("components/migrated/docusaurus/css-value.ts")).toBe(true);
});

it("does not copy a module with the address of a file that only its bundler knows", () => {
  const code =
    'const worker = () => new Worker(new URL("./ring", import.meta.url));\nexport default () => worker();\n';
  expect(copy({ "src/Bar.jsx": code, "src/ring.js": "" }).files.size).toBe(0);
});

it("keeps modules of Node that read no files", () => {
  const code = (name: string) =>
    `import * as own from "${name}";\nexport default () => <i>{own.sep}</i>;\n`;
  expect(
    copy({ "src/components/A.jsx": code("node:path") }).text("src/components/A.jsx"),
  ).toContain("node:path");
  expect(copy({ "src/components/B.jsx": code("node:fs") }).files.size).toBe(0);
});

it("requires data as its value, and gives hooks that do not exist an empty result", () => {
  const { text } = copy({
    "src/components/Tiers.jsx":
      'import { useLanterns } from "@docusaurus/theme-common";\nconst tiers = require("./tiers.json");\nconst rows = require("./rows");\nconst { size } = useLanterns();\nexport default () => Object.keys(tiers).length + rows.all + size;\n',
    "src/components/tiers.json": '{ "gold": [] }',
    "src/components/rows.js": "export const all = 1;\n",
  });
  expect(text("src/components/Tiers.jsx")).toContain('import required1 from "./tiers.json";');
  expect(text("src/components/Tiers.jsx")).toContain('import * as required2 from "./rows.jsx";');
  expect(text("src/components/Tiers.jsx")).toContain("const useLanterns = () => ({});");
});

it("re-exports all names of a module, as a namespace, and of a package", () => {
  const { text } = copy(
    {
      "src/components/index.js":
        'export * from "./sizes";\nexport * as sizes from "./sizes";\nexport * from "harbor";\nexport const small = 3;\n',
      "src/components/sizes.js": "export const small = 1;\nexport const large = 2;\n",
    },
    { packages: ["harbor"] },
  );
  expect(text("src/components/index.jsx")).toBe(
    'export { large } from "./sizes.jsx";\nexport * as sizes from "./sizes.jsx";\nexport * from "harbor";\nexport const small = 3;\n',
  );
});

it.each([
  "const all = 1;\nmodule.exports = all;\n",
  "exports.all = 1;\n",
])("reports a module that is not an ES module: %j", (code) => {
  expect(copy({ "src/all.js": code }).missing).toEqual(["src/all.js, which is not an ES module"]);
});

it("exports types as types, keeps the directive first, and replaces broken components of a theme", () => {
  const { text } = copy({
    "src/components/Page.tsx":
      '"use client";\nimport CodeBlock from "@theme/CodeBlock";\nimport { size, type Size } from "./sizes";\nconst icon = require("./icon.png");\nexport { Size } from "./sizes";\nexport default () => <CodeBlock>{size + icon}</CodeBlock>;\n',
    "src/components/sizes.ts": 'export * from "./types";\nexport const size = 1;\n',
    "src/components/types.ts": "export type Size = number;\nexport interface Area { size: Size }\n",
    "src/components/icon.png": "",
    "src/theme/CodeBlock/index.tsx":
      'import { Highlight } from "prism-react-renderer";\nexport default () => Highlight();\n',
  });
  expect(text("src/components/Page.tsx")).toMatch(/^"use client";\n\nimport/);
  expect(text("src/components/Page.tsx")).toContain('from "../../docusaurus/code-block.tsx"');
  expect(text("src/components/sizes.ts")).toContain('export {  } from "./types.ts";');
});

it("shows only the trigger of an overlay whose package is missing", () => {
  const { text, replaced } = copy({
    "src/Tip.jsx":
      'import * as Tooltip from "@radix-ui/react-tooltip";\nconst Root = Tooltip.Root;\nexport default () => <Root><Tooltip.Content>a</Tooltip.Content></Root>;\n',
  });
  expect(replaced).toEqual(["@radix-ui/react-tooltip"]);
  expect(text("src/Tip.jsx")).toContain(
    'import * as TooltipOriginal from "../docusaurus/overlay.tsx";',
  );
});

it("gives Astro components the pictures of a pattern, sizes of pictures, and their styles", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"></svg>';
  const { files, text } = copy({
    "src/components/Bell.astro":
      '---\nimport one from "../assets/a.svg";\nconst all = import.meta.glob<Image>("/src/assets/*.svg", { eager: true, import: "default" });\nimport url from "../assets/a.svg?url";\nimport film from "../assets/a.mp4";\nconst urls = import.meta.glob(["/src/assets/*", "!/src/assets/*.mp4"], { eager: true, query: "?url" });\n---\n<img src={one.src} class="bell" alt={url + film} />\n<style>\n.bell { margin: 0; background: url(../assets/a.svg) }\nimg { margin: 1px }\n</style>\n',
    "src/assets/a.svg": svg,
    "src/assets/a.mp4": "",
    "astro.config.mjs": "",
  });
  const picture =
    '{ src: import.meta.env.BASE_URL + "migrated/src/assets/a.svg", width: 4, height: 3 }';
  expect(text("src/components/Bell.astro.tsx")).toContain(
    `const all = ({ "/src/assets/a.svg": ${picture} });`,
  );
  expect(text("src/components/Bell.astro.tsx")).toContain('import "./Bell.astro.css";');
  const address = 'import.meta.env.BASE_URL + "migrated/src/assets/a.svg"';
  expect(text("src/components/Bell.astro.tsx")).toContain(
    `const urls = ({ "/src/assets/a.svg": { default: ${address} } });`,
  );
  expect(text("src/assets/a.svg.url.js")).toBe(`export default ${address};\n`);
  expect(text("src/assets/a.mp4.js")).toMatch(/^export default import/);
  expect(text("src/components/Bell.astro.css")).toContain("margin: 0;");
  expect(text("src/components/Bell.astro.css")).toContain('url("../assets/a.svg")');
  expect(text("src/assets/a.svg.js")).toBe(`export default ${picture};\n`);
  expect(files.has("public/migrated/src/assets/a.svg")).toBe(true);
});

it("names icon packages that are not installed, and leaves out their icons", () => {
  const { replaced, text } = copy({
    "src/Ship.jsx":
      'import { Icon } from "@iconify/react";\nexport default () => <Icon icon="mdi:ferry" />;\n',
  });
  expect([...replaced]).toEqual(["@iconify/react"]);
  expect(text("src/Ship.jsx")).not.toContain("@iconify");
});

it("names files that a component finds with a pattern and that are not images", () => {
  const { replaced } = copy({
    "src/Logs.astro": '---\nconst logs = import.meta.glob("./logs/*.mdx");\n---\n<p />\n',
    "src/logs/one.mdx": "One",
  });
  expect(replaced).toEqual(['the files of `import.meta.glob("./logs/*.mdx")`']);
});

it.each([
  ['"./img/a.png"', ["./img/a.png"]],
  ['["./img/*", "!**/b.png"]', ["./img/a.png"]],
  ['["./img/a.png", "/static/*.png"]', ["/src/img/a.png"]],
  ['"./img/none.png"', undefined],
  ['"**/*.png"', undefined],
  ['["./img/*", "@/img/*"]', undefined],
])("replaces the pictures that a pattern finds as Vite does: %s", (patterns, keys) => {
  const { text } = copy({
    "src/Logos.jsx": `export const logos = import.meta.glob(${patterns}, { eager: true });\n`,
    "src/img/a.png": "",
    "src/img/b.png": "",
  });
  const entries = keys?.map(
    (key) =>
      `${JSON.stringify(key)}: { default: import.meta.env.BASE_URL + "migrated/src/${key.replace(/^.*img/, "img")}" }`,
  );
  expect(text("src/Logos.jsx")).toContain(
    entries ? `logos = ({ ${entries.join(", ")} });` : "import.meta.glob",
  );
});

it("replaces a pattern of raw files with their texts", () => {
  const { text } = copy({
    "src/Icons.jsx":
      'export const icons = import.meta.glob("./icons/*.svg", { eager: true, query: "?raw", import: "default" });\n',
    "src/icons/a.svg": "<svg />",
  });
  expect(text("src/Icons.jsx")).toContain('icons = ({ "./icons/a.svg": "<svg />" });');
});

it("tells pictures with the same file name apart", () => {
  const { text } = copy({
    "src/Logos.jsx":
      'import Logo from "./a/logo.svg";\nimport src from "./b/logo.svg";\nexport const Logos = () => <><Logo /><img src={src} /></>;\n',
    "src/a/logo.svg": "<svg />",
    "src/b/logo.svg": "<svg />",
  });
  expect(text("src/a/logo.svg.jsx")).toContain("function Picture");
  expect(text("src/b/logo.svg.js")).toMatch(/^export default import/);
});
