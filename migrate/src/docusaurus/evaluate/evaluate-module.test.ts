import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { evaluateModule } from "./evaluate-module.ts";

const siteDir = mkdtempSync(join(tmpdir(), "evaluate-"));

function evaluate(name: string, code: string, options = {}) {
  const file = join(siteDir, name);
  writeFileSync(file, code);
  return evaluateModule(file, { siteDir, ...options });
}

it.each([
  ["a.cjs", "module.exports = { a: __dirname.length > 1 };"],
  ["a.mjs", "export default async () => ({ a: true });"],
  ["a.ts", "const a: boolean = true;\nexport default { a } satisfies object;"],
  [
    "a.js",
    'module.exports = async function () { return { a: require.resolve("./x") === "./x" }; };',
  ],
])("evaluates %s", async (name, code) => {
  expect(await evaluate(name, code)).toEqual({ value: { a: true }, packages: [] });
});

it("replaces packages with placeholders, and names them", async () => {
  const { value, packages } = await evaluate(
    "packages.js",
    'const { themes } = require("prism"); module.exports = { theme: themes.github("x"), plugin: () => 1, end: /x/ };',
  );
  expect(packages).toEqual(["prism"]);
  expect(value).toEqual({
    theme: { "migrate:placeholder": "prism" },
    plugin: { "migrate:function": "plugin" },
    end: "/x/",
  });
});

it("takes what a module loads with `import()` along", async () => {
  writeFileSync(join(siteDir, "near.mjs"), 'export const near = "here";');
  const { value, packages } = await evaluate(
    "async.js",
    `module.exports = async () => {
      const { near } = await import("./near.mjs");
      return { near, plugin: (await import("remark-math")).default };
    };`,
  );
  expect(packages).toEqual(["remark-math"]);
  expect(value).toEqual({ near: "here", plugin: { "migrate:placeholder": "remark-math" } });
});

it.each([
  ["throws", 'throw new Error("no such day");', "no such day"],
  [
    "asks with fetch",
    'export default fetch("http://127.0.0.1:9").then((r) => r.text());',
    "`fetch`",
  ],
  ["asks with net", 'import net from "node:net"; export default net.connect(9);', "`net.connect`"],
  [
    "asks with a socket",
    'import { Socket } from "node:net"; export default new Socket().connect(9);',
    "connect`",
  ],
  [
    "asks for a name",
    'import dns from "node:dns/promises"; export default await dns.lookup("a.example");',
    "dns",
  ],
  [
    "starts a program",
    'import { execSync } from "node:child_process"; export default execSync("ls");',
    "execSync`",
  ],
  [
    "writes",
    'import fs from "node:fs"; fs.writeFileSync("./x", ""); export default {};',
    "restricted",
  ],
  [
    "reads elsewhere",
    'import fs from "node:fs"; export default fs.readFileSync("/etc/hosts", "utf8");',
    "restricted (FileSystemRead: /etc/hosts)",
  ],
])("refuses a module that %s", async (name, code, reason) => {
  await expect(evaluate(`${name.replaceAll(" ", "-")}.mjs`, code)).rejects.toThrow(reason);
});

it("stops a module that eats memory", async () => {
  const code = "const a = [];\nfor (;;) a.push(new Array(1e5).fill(a.length));\nexport default a;";
  await expect(evaluate("memory.mjs", code, { memoryLimit: 64 })).rejects.toThrow(
    "more than 64 MB",
  );
});

it("stops a module that does not end", async () => {
  await expect(
    evaluate("loops.mjs", "while (true) {}\nexport default {};", { timeLimit: 1000 }),
  ).rejects.toThrow("was stopped after 1 s: it does not end");
});

it("gives a module half a minute where no limit is given", async () => {
  const timer = vi.spyOn(globalThis, "setTimeout");
  await evaluate("ends.mjs", "export default {};");
  expect(timer).toHaveBeenCalledWith(expect.any(Function), 30_000);
});

it("says where a module cannot be read", async () => {
  await expect(evaluate("syntax.js", "module.exports = {")).rejects.toThrow("cannot be read");
});
