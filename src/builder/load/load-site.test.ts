import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, it } from "vitest";
import { compileProgram } from "../../run.mjs";
import { explainError, loadSite } from "./load-site.ts";

async function getDiagnostics(config: string) {
  const siteDir = mkdtempSync(join(tmpdir(), "load-site-"));
  writeFileSync(join(siteDir, "config.ts"), config);
  const site = await loadSite(siteDir);
  return site.ok ? [] : site.diagnostics;
}

it("reports folders with the name of a file, and files with the name of a folder", async () => {
  const siteDir = mkdtempSync(join(tmpdir(), "load-site-"));
  mkdirSync(join(siteDir, "redirects.tsv"));
  mkdirSync(join(siteDir, "content/blog/authors.yml"), { recursive: true });
  writeFileSync(join(siteDir, "versions"), "");
  const site = await loadSite(siteDir);
  expect(site.ok ? [] : site.diagnostics.map(({ file, message }) => [file, message])).toEqual([
    ["redirects.tsv", "`redirects.tsv` is a folder, but the build reads a file with this name"],
    [
      "content/blog/authors.yml",
      "`content/blog/authors.yml` is a folder, but the build reads a file with this name",
    ],
    ["versions", "`versions` is a file, but the build reads a folder with this name"],
  ]);
});

it("points at a syntax error", async () => {
  const found = await getDiagnostics('export default {\n  title: "x",\n  url = 3,\n};\n');
  expect(found).toMatchObject([
    { rule: "unreadable-config", file: "config.ts", line: 3, column: 3, severity: "error" },
  ]);
  expect(found[0]?.message).toContain("Invalid assignment in object literal");
});

it("points at an import that does not exist", async () => {
  const found = await getDiagnostics('import { x } from "./missing.ts";\nexport default x;\n');
  expect(found).toMatchObject([{ rule: "unreadable-config", line: 1, hint: "correct the file" }]);
  expect(found[0]?.message).toBe(
    "`config.ts` cannot be loaded: the imported file `./missing.ts` does not exist",
  );
});

it("reports an error that a configuration throws", async () => {
  const found = await getDiagnostics('throw new Error("no such day");\n');
  expect(found[0]?.message).toBe("`config.ts` cannot be loaded: Error: no such day");
});

it("compiles with source maps", async () => {
  const source = join(mkdtempSync(join(tmpdir(), "load-site-")), "mapped.ts");
  writeFileSync(source, `export const day: string = ${JSON.stringify(source)};\n`);
  const program = await compileProgram(source);
  const map = JSON.parse(readFileSync(`${program}.map`, "utf8"));
  expect(resolve(dirname(program), map.sources[0])).toBe(source);
});

it("points at a package that is not installed", async () => {
  const found = await getDiagnostics('\nimport { x } from "no-such-package";\nexport default x;\n');
  expect(found).toMatchObject([{ file: "config.ts", line: 2, column: 19 }]);
  expect(found[0]?.message).toBe(
    "`config.ts` cannot be loaded: the package `no-such-package` is not installed",
  );
});

it("reads a file and its imports again after a change", async () => {
  const siteDir = mkdtempSync(join(tmpdir(), "load-site-"));
  const minimal = join(import.meta.dirname, "../../../tests/fixtures/minimal-config.ts");
  writeFileSync(
    join(siteDir, "config.ts"),
    `import minimal from ${JSON.stringify(minimal)};
import { title } from "./title.ts";
export default { ...minimal, title };
`,
  );
  const titleAfter = async (title: string) => {
    writeFileSync(join(siteDir, "title.ts"), `export const title: string = "${title}";\n`);
    const site = await loadSite(siteDir);
    return site.ok && site.value.config.title;
  };
  expect(await titleAfter("One")).toBe("One");
  expect(await titleAfter("Two")).toBe("Two");
});

it("finds the position in the site at which an error was thrown", () => {
  const error = new Error("no such day");
  error.stack = `Error: no such day
    at parse (/engine/src/model/url/day.ts:1:2)
    at day (/site/dates.ts:4:9)
    at <anonymous> (/site/config.ts:6:1)`;
  const options = { siteDir: "/site", file: "config.ts" };
  const spaced = Object.assign(new Error("no day"), {
    stack: "Error: no day\n    at async day (/my site (old)/config.ts:4:9)",
  });
  expect(explainError(spaced, { ...options, siteDir: "/my site (old)" })).toMatchObject({
    file: "config.ts",
    line: 4,
  });
  expect(explainError(error, options)).toEqual({
    reason: "Error: no such day",
    file: "dates.ts",
    line: 4,
    column: 9,
  });
  expect(explainError("out of order", options)).toEqual({ reason: "out of order" });
});
