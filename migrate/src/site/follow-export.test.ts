import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { expect, it } from "vitest";
import { followExport } from "./follow-export.ts";

const siteDir = mkdtempSync(join(tmpdir(), "exports-"));
const files = {
  "parts/index.ts": `import Reef from "./reef";
import { gone } from "missing-package";
export { default as Text } from "../docs/_text.mdx";
export { Keel as Hull } from "./keel";
export { Tabs } from "@theme/Tabs";
export type { Boat } from "./keel";
export { Gone } from "./gone";
export * from "./sails";
export { Reef };
export default Reef;
export const Own = gone;
`,
  "parts/keel.tsx": "export function Keel() {}\nexport interface Boat {}\n",
  "parts/reef.tsx": "export default function Reef() {}\n",
  "parts/sails/jib.tsx": "export const Jib = 1;\n",
  "parts/sails/index.ts":
    'export * from "./names";\nexport { Jib } from "./jib";\nexport { Loop } from "../loop";\nexport * from "./spars";\n',
  "parts/sails/names.ts": "export const Jib = 2;\n",
  "parts/sails/spars/index.ts": 'export * from "./boom";\nexport * from "..";\n',
  "parts/sails/spars/boom.tsx": "export const Boom = 1;\n",
  "deck/index.ts":
    'import Deck from "./deck";\nimport { Rail } from "./rail";\nDeck.Rail = Rail;\nexport { Rail };\nexport default Deck;\n',
  "deck/deck.tsx": "export default function Deck() {}\n",
  "deck/rail.tsx": "export function Rail() {}\n",
  "paint/index.ts": '"use client";\nimport "./paint.css";\nexport { Rail } from "../deck/rail";\n',
  "bare/index.ts": '"use client";\nexport { Rail } from "../deck/rail";\n',
  "parts/loop.ts": 'export { Loop } from "./loop";\n',
  "docs/_text.mdx": "Text\n",
};
for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(siteDir, name)), { recursive: true });
  writeFileSync(join(siteDir, name), text);
}

it.each<[string, string, string]>([
  ["Text", "@site/docs/_text.mdx", "default"],
  ["Hull", "@site/parts/keel.tsx", "Keel"],
  ["Tabs", "@theme/Tabs", "Tabs"],
  ["Jib", "@site/parts/sails/jib.tsx", "Jib"],
  ["Boom", "@site/parts/sails/spars/boom.tsx", "Boom"],
  ["Reef", "@site/parts/reef.tsx", "default"],
  ["default", "@site/parts/reef.tsx", "default"],
  ["Loop", "@site/parts/loop.ts", "Loop"],
  // These stay: nothing else defines them.
  ["Own", "../parts", "Own"],
  ["Gone", "../parts", "Gone"],
  ["Boat", "../parts", "Boat"],
  ["*", "../parts", "*"],
])("follows the export %s to %s", (imported, specifier, name) => {
  const found = followExport(
    { specifier: "../parts", imported },
    { folder: join(siteDir, "docs"), siteDir },
  );
  expect(found).toMatchObject({ specifier, imported: name });
});

it.each([
  ["../deck", "default", "../deck"],
  ["../deck", "Rail", "../deck"],
  ["../paint", "Rail", "../paint"],
  ["../bare", "Rail", "@site/deck/rail.tsx"],
])("stays at a module that changes what it imports, or has a style sheet: %s", (specifier, imported, expected) => {
  const found = followExport({ specifier, imported }, { folder: join(siteDir, "docs"), siteDir });
  expect(found).toMatchObject({ specifier: expected, imported });
});

it("finds nothing below a file", () => {
  const name = basename(import.meta.filename);
  const part = { specifier: `./${name}/part`, imported: "a" };
  expect(followExport(part, { folder: import.meta.dirname, siteDir: "/missing" })).toEqual(part);
});
