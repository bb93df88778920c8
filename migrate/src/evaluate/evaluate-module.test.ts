import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, vi } from "vitest";
import { evaluateModule } from "./evaluate-module.ts";

const root = mkdtempSync(join(tmpdir(), "evaluate-"));
const siteDir = join(root, "packages/docs");
write("pnpm-workspace.yaml", "", root);
write("package.json", '{ "version": "4.5.6" }', root);
write("near.mjs", 'export const near = "here";');
write("sub/inner.cjs", "module.exports = { dir: __dirname, file: require.resolve('./x') };");

function write(name: string, code: string, folder = siteDir): string {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  return file;
}

function evaluate(name: string, code: string, options = {}) {
  return evaluateModule(write(name, code), { siteDir, ...options });
}

const unknown = (expression: string) => ({ "migrate:placeholder": expression });

write("bell.svg", "<svg/>");
write("nav/en.ts", "export default { start: 'Start' };");

it("reports the environment variables that a configuration reads and that are not set", async () => {
  write(".env", "HARBOR=Reef # a comment\n");
  const { unsetVariables, value } = await evaluate(
    "variables.mjs",
    'import "dotenv/config";\nconst { BELL = "none" } = process.env;\nexport default { bell: BELL, title: process.env.HARBOR, more: process.env.TIDE ? 1 : 2, mode: process.env.NODE_ENV };',
  );
  expect(value).toEqual({ bell: "none", title: "Reef", more: 2, mode: "production" });
  expect(unsetVariables).toEqual(["BELL", "TIDE"]);
});

it.each<[string, string, unknown]>([
  [
    "glob.ts",
    'const all = import.meta.glob<{ default: object }>("./nav/*.ts", { eager: true });\nexport default Object.values(all).map((one) => one.default);',
    [{ start: "Start" }],
  ],
  [
    "assets.mjs",
    'import text from "./sub/inner.cjs?raw";\nimport bell from "./bell.svg";\nexport default { start: text.slice(0, 6), bell };',
    { start: "module", bell: "/bell.svg" },
  ],
  [
    "wrapped.mjs",
    'import { extend } from "theme";\nexport default extend({ a: true }, { b: 1 });',
    { "migrate:call": "theme.extend(…, …)", a: true, b: 1 },
  ],
  [
    "wrapped.mjs",
    "import icons from 'kite-icons';\nexport default { a: [icons({ size: 1, starlight: { title: 'A' } })] };",
    { a: [{ starlight: { title: "A" } }] },
  ],
  [
    "mixed.ts",
    'import { basename } from "node:path";\nconst a: string = basename("/x/a");\nmodule.exports = { a };',
    { a: "a" },
  ],
  [
    "writes.mjs",
    'import { rm } from "fs/promises";\nimport fs, { writeFileSync } from "node:fs";\nawait rm("a.cjs", { force: true });\nwriteFileSync("b", "");\nexport default new Promise((done) => fs.mkdir("c", () => done({ a: true })));',
    { a: true },
  ],
  ["a.cjs", "module.exports = { a: __dirname.length > 1 };", { a: true }],
  ["a.mjs", "export default async () => ({ a: true });", { a: true }],
  ["a.ts", "const a: boolean = true;\nexport default { a } satisfies object;", { a: true }],
  ["b.ts", "import type { T } from 'gone';\nexport default { a: 1 } as T;", { a: 1 }],
  ["c.js", "module.exports = async function () { return { a: 1 }; };", { a: 1 }],
  [
    "namespace.mjs",
    'import * as load from "loader";\nload.config();\nexport default { a: load.get("x"), __dirname: 1 };',
    { a: unknown('loader.get("x")'), __dirname: 1 },
  ],
  [
    "require.mjs",
    'import { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);\nexport default { gone: require("gone"), version: require("../../package.json").version };',
    { gone: unknown("gone"), version: "4.5.6" },
  ],
  [
    "generated.mjs",
    'import { names } from "./generated.json";\nimport all from "./generated.json";\nexport default { title: "Harbor", items: names.map((name) => name), all };',
    {
      title: "Harbor",
      items: unknown("./generated.json.names.map(…)"),
      all: unknown("./generated.json"),
    },
  ],
  [
    "spread.js",
    'const { themes } = require("prism");\nmodule.exports = { styles: [...themes.github.styles, 1], ...themes.dark };',
    { styles: [1] },
  ],
  [
    "url.mjs",
    'import fs from "node:fs";\nexport default JSON.parse(fs.readFileSync(new URL("../../package.json", import.meta.url), "utf8"));',
    { version: "4.5.6" },
  ],
  [
    "folder.js",
    "module.exports = require('./sub/inner.cjs');",
    { dir: join(siteDir, "sub"), file: join(siteDir, "sub/x") },
  ],
  [
    "own.mjs",
    'import { basename } from "node:path";\nconst __dirname = basename(import.meta.dirname);\nexport default ({ mode }) => ({ mode, folder: import.meta.dirname });',
    { mode: "production", folder: siteDir },
  ],
  [
    "text.mjs",
    `import { a } from "gone";\nexport default { title: \`The \${a.b} docs\` };`,
    { title: "The {{migrate:gone.a.b}} docs" },
  ],
  [
    "missing.mjs",
    'import gone from "./gone.js";\nexport default { a: 1, gone };',
    { a: 1, gone: unknown("./gone.js") },
  ],
  [
    "promise.mjs",
    'import glob from "glob";\nconst n = await glob("*").then((files) => files.length);\nexport default { n, all: await glob("*") };',
    { n: unknown('glob("*").length'), all: unknown('glob("*")') },
  ],
  [
    "environment.mjs",
    'export default { url: import.meta.env.DEV ? "http://localhost" : "https://a.example" };',
    { url: "https://a.example" },
  ],
])("evaluates %s", async (name, code, value) => {
  expect(await evaluate(name, code)).toMatchObject({ value, failure: undefined });
});

it("replaces packages with placeholders", async () => {
  const { value } = await evaluate(
    "async.js",
    `module.exports = async () => {
      const { near } = await import("./near.mjs");
      return { near, plugin: (await import("remark-math")).default, end: /x/, run: () => 1 };
    };`,
  );
  expect(value).toEqual({
    near: "here",
    plugin: unknown("remark-math"),
    end: "/x/",
    run: { "migrate:function": "run" },
  });
});

it.each<[string, string, string, unknown]>([
  [
    "reads the environment",
    "module.exports = { a: process.env.HOST.split('.')[0] };",
    "split",
    { a: unknown('process.env.HOST.split(".").0') },
  ],
  [
    "calls fetch",
    'export default fetch("http://127.0.0.1:9").then((r) => r.text());',
    "`fetch`",
    unknown("fetch.text()"),
  ],
  [
    "opens a socket",
    'import net from "node:net"; export default net.connect(9);',
    "`net.connect`",
    unknown("net.connect"),
  ],
  [
    "resolves a host",
    'import dns from "node:dns/promises"; export default await dns.lookup("a.example");',
    "dns",
    unknown("dns.promises.lookup"),
  ],
  [
    "starts a program",
    'import { execSync } from "node:child_process"; export default { a: execSync("ls").toString() };',
    "execSync`",
    { a: "{{migrate:child_process.execSync}}" },
  ],
  [
    "reads elsewhere",
    'import fs from "node:fs"; export default fs.readFileSync("/etc/hosts", "utf8");',
    "(FileSystemRead: /etc/hosts)",
    unknown('fs.readFileSync("/etc/hosts", "utf8")'),
  ],
  [
    "throws",
    `const title = "Harbor"; const base = { title };\nif (title) throw new Error("no such day");\nmodule.exports = { ...base, items: [1, day()], url: \`https://\${host}/\` };`,
    "no such day",
    { title: "Harbor", items: [1, unknown("day()")], url: "https://{{migrate:host}}/" },
  ],
  [
    "throws in a function",
    'export default defineConfig(async () => { day(); return { title: "Harbor" }; });',
    "defineConfig",
    { title: "Harbor" },
  ],
  [
    "throws next to operators",
    "day();\nmodule.exports = { a: true && { b: 1 }, c: false && 2, d: 0 ?? 5, e: null ?? 6, f: gone && 7, g: !gone, h: -gone, [gone]: 8 };",
    "day is not defined",
    {
      a: { b: 1 },
      c: false,
      d: 0,
      e: 6,
      f: 7,
      g: unknown("!gone"),
      h: unknown("-gone"),
    },
  ],
  [
    "throws next to functions",
    "day();\nconst name = 'a';\nfunction again() { return again(); }\nfunction plugin() { return 1; }\nfunction own(name) { const b = name; return { b }; }\nconst all = { name, again: again(), plugins: [plugin], own: own('x'), now: (() => ({ c: 1 }))() };\nexport { all as default };",
    "day is not defined",
    {
      name: "a",
      again: unknown("function again() { return again(); }"),
      plugins: [{ "migrate:function": "plugin" }],
      own: { b: "x" },
      now: { c: 1 },
    },
  ],
  ["has a syntax error", "module.exports = {", "cannot be read", {}],
])("gives what is known of a module that %s", async (name, code, failure, value) => {
  const result = await evaluate(`${name.replaceAll(" ", "-")}.mjs`, code);
  expect(result.failure).toContain(failure);
  expect(result.value).toEqual(value);
});

it("stops a module that uses too much memory", async () => {
  const code = "const a = [];\nfor (;;) a.push(new Array(1e5).fill(a.length));\nexport default a;";
  const { failure } = await evaluate("memory.mjs", code, { memoryLimit: 64 });
  expect(failure).toBe("it needs more than 64 MB");
});

it("stops a module that does not end", async () => {
  const code = "while (true) {}\nexport default { title: 'Harbor' };";
  const { value, failure } = await evaluate("loops.mjs", code, { timeLimit: 1000 });
  expect(failure).toBe("it was stopped after 1 s: it does not end");
  expect(value).toEqual({ title: "Harbor" });
});

it("gives a module half a minute by default", async () => {
  const timer = vi.spyOn(globalThis, "setTimeout");
  await evaluate("ends.mjs", "export default {};");
  expect(timer).toHaveBeenCalledWith(expect.any(Function), 30_000);
});
