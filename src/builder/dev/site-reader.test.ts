import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createSeededIntegers } from "../../../tests/support/seeded-random.ts";
import { listFiles } from "../../files/walk-files.ts";
import { getErrorMessage } from "../../model/error-message.ts";
import type { ReadSite } from "./dev-site.ts";
import { createSiteReader } from "./site-reader.ts";
import { createSiteReceiver } from "./site-transfer.ts";

const root = join(import.meta.dirname, "../../..");
const fixtures = join(root, "tests/fixtures");

let folder: string;
let siteDir: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "site-reader-"));
  siteDir = join(folder, "site");
  for (const [fixture, names] of [
    ["catalog-history", ["catalog", "library", "content", "sidebars.ts"]],
    ["catalog-connections", ["catalog", "library"]],
    ["module-uses", ["content/blog", "content/docs/faults.mdx"]],
  ] as const) {
    for (const name of names) cpSync(join(fixtures, fixture, name), join(siteDir, name), copies);
  }
  write("config.ts", getConfig("First"));
  write("public/a.svg", '<svg width="7" height="5"/>');
  write("content/docs/_part.md", "A part.");
  write(
    "catalog/security/bastion/icon.tf",
    'variable "icon" {\n  description = "![A](/a.svg) of `vpc_id`"\n  type = string\n}\n',
  );
  for (const service of ["networking/vpc", "networking/dns", "security/bastion"])
    write(`catalog/${service}/common.tf`, 'variable "tags" {\n  type = map(string)\n}\n');
  write("catalog/networking/dns/versions/0.1.0/variables.tf", 'variable "old" {}\n');
});

afterEach(() => rmSync(folder, { recursive: true }));

const copies = { recursive: true };

function getConfig(title: string, more = ""): string {
  return `export default {
  title: "${title}", url: "https://a.example", ${more}
  logo: { alt: "", light: "/l.svg", dark: "/d.svg", width: 1, height: 1 },
};`;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(siteDir, file)), { recursive: true });
  writeFileSync(join(siteDir, file), text);
}

/** Returns a function that reads the site like a dev server that stays open. */
function openReader(): () => Promise<ReadSite | string> {
  const { readSite } = createSiteReader();
  const receive = createSiteReceiver();
  return async () => {
    try {
      const sent = await readSite({ root, siteDir, cacheDir: join(folder, "cache") });
      return receive(structuredClone(sent));
    } catch (error) {
      return getErrorMessage(error);
    }
  };
}

/** Names that the services have in common, so that an edit changes what several pages show. */
const words = [
  "vpc_id",
  "name",
  "zone_id",
  "networking/vpc",
  "tags",
  "![A](/a.svg)",
  '"',
  "}",
  "#",
];

function editText(text: string, pick: (limit: number) => number): string {
  const lines = text.split("\n");
  const index = pick(lines.length);
  const line = lines[index] ?? "";
  const column = pick(line.length + 1);
  const word = words[pick(words.length)] ?? "";
  const edits: (() => unknown)[] = [
    () => lines.splice(index, 1),
    () => lines.splice(pick(lines.length), 0, line),
    () => lines.splice(index, 1, `${line.slice(0, column)} ${word}${line.slice(column)}`),
    () =>
      lines.splice(
        index,
        1,
        line.replace(/\w+/, () => word),
      ),
  ];
  edits[pick(edits.length)]?.();
  return lines.join("\n");
}

/** What other pages show of a service: its address, title, label, inputs, and connections. */
const visibleEdits: [string, (text: string, word: string) => string][] = [
  ["variables.tf", (text, word) => `${text}\nvariable "${word}" {\n  type = string\n}\n`],
  ["variables.tf", (text, word) => text.replace(/variable "\w+"/, `variable "${word}"`)],
  ["module.yaml", (text, word) => text.replace(/^title: .*/m, `title: ${word}`)],
  ["module.yaml", (text, word) => text.replace(/^source: .*/m, `source: modules/${word}`)],
  ["index.md", (text, word) => text.replace(/^title: .*/m, `title: ${word}`)],
  ["index.md", (text, word) => text.replace(/^title: .*/m, `$&\nsidebar_label: ${word}`)],
  ["index.md", (text, word) => `${text}\n## ${word}\n\n![A](/a.svg)\n`],
];

/** Changes one file or folder. */
function edit(originals: ReadonlyMap<string, string>, pick: (limit: number) => number): string {
  const files = listFiles(siteDir).filter((file) => file !== "config.ts");
  const file = files[pick(files.length)] ?? "";
  const services = ["networking/vpc", "networking/dns", "security/bastion", "security/vpc"].map(
    (name) => `catalog/${name}`,
  );
  const [from = "", to = ""] = [pick(4), pick(4)].map((index) => services[index]);
  const edits: [string, () => void][] = [
    [`remove ${file}`, () => rmSync(join(siteDir, file))],
    [
      `move ${from} to ${to}`,
      () =>
        existsSync(join(siteDir, from)) &&
        !existsSync(join(siteDir, to)) &&
        renameSync(join(siteDir, from), join(siteDir, to)),
    ],
    [
      "configure",
      () => write("config.ts", getConfig("Second", pick(2) ? 'baseUrl: "/base/",' : "")),
    ],
    ["resize", () => write("public/a.svg", `<svg width="${pick(9) + 1}" height="5"/>`)],
    ["add", () => write(`content/docs/new-${pick(2)}.md`, "---\ntitle: New\n---\n![A](/a.svg)\n")],
    [`edit ${file}`, () => write(file, editText(readText(file), pick))],
  ];
  const kind = pick(10);
  if (kind === 0) {
    rmSync(siteDir, { recursive: true });
    for (const [name, text] of originals) write(name, text);
    return "restore";
  }
  if (kind < 6) {
    const [name = "", change = (text: string) => text] =
      visibleEdits[pick(visibleEdits.length)] ?? [];
    const path = `${from}/${name}`;
    const word = words[pick(4)]?.replace(/\W/g, "") ?? "";
    if (existsSync(join(siteDir, path))) write(path, change(readText(path), word));
    return `show ${word} in ${path}`;
  }
  const [name, run] = edits[pick(edits.length)] ?? ["nothing", () => {}];
  run();
  return name;
}

function readText(file: string): string {
  return readFileSync(join(siteDir, file), "utf8");
}

it.each([1, 2, 3])("reads after random changes what a new server reads (seed %i)", async (seed) => {
  const pick = createSeededIntegers(seed);
  const originals = new Map(listFiles(siteDir).map((file) => [file, readText(file)]));
  const read = openReader();
  await read();
  let lastEdits: string[] = [];
  for (let count = 0; count < 60; count++) {
    lastEdits.push(edit(originals, pick));
    if (pick(3) === 0) continue;
    expect(await read(), lastEdits.join(", ")).toEqual(await openReader()());
    lastEdits = [];
  }
});

it.each([
  "content/docs/saved.md",
  "content/blog/2026-01-03-saved.md",
  "pages/saved.md",
])("compiles the saved file %s alone", async (file) => {
  const { readSite, readArticle } = createSiteReader();
  write(file, "---\ntitle: Saved\n---\nBefore.\n");
  await readSite({ root, siteDir, cacheDir: join(folder, "cache") });
  write(file, "---\ntitle: New\n---\nAfter.\n");
  expect(await readArticle(siteDir, file)).toMatchObject({
    body: { kind: "html", html: "<p>After.</p>" },
    frontMatter: { title: "New" },
  });
});
