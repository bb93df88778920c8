import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { diagnose, wholeFile } from "../../model/diagnostics/rule.ts";
import { buildMessagesDoc, ruleAreas } from "./build-messages-page.ts";

const rules = ruleAreas.flatMap((area) => Object.values(area.rules));
const page = buildMessagesDoc("support/messages").text;
const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(`src/${path}`, "utf8") }));

it("every diagnostic comes from a table of rules", () => {
  const made = sources.filter(({ text }) => {
    return /\brule: *["'`]/.test(text);
  });
  expect(made.map(({ path }) => path)).toEqual([]);
});

it("every table of rules is on the page", () => {
  const defined = sources
    .filter(({ path }) => path !== "model/diagnostics/rule.ts")
    .flatMap(({ text }) =>
      [...text.matchAll(/^export const (\w+) = defineRules\(/gm)].map(([, name]) => name),
    );
  const tables = sources.flatMap(({ text }) => text.match(/^ {2}"?[\w-]+"?: rule[<(]/gm) ?? []);
  expect(defined.length).toBeGreaterThan(10);
  expect(rules).toHaveLength(tables.length);
});

it("ids are unique over all layers", () => {
  const ids = rules.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids.filter((id) => !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(id))).toEqual([]);
});

it.each(rules)("$id has documentation and an example", (rule) => {
  const { id, documentation, example } = rule;
  const sentences = documentation.match(/[.:](?=\s|$)/g) ?? [];
  expect(documentation).toMatch(/^[A-Z`].*\.$/s);
  expect(sentences.length).toBeGreaterThan(0);
  expect(documentation.length).toBeGreaterThan(40);
  const { message, hint } = diagnose(rule, wholeFile(example.file), example.values);
  expect(message).not.toMatch(/undefined|\[object|^[A-Z][a-z]|\.$/);
  expect(hint ?? "").not.toMatch(/undefined|\[object|\.$/);
  expect(page).toContain(`### \`${id}\` {#${id}}\n`);
  expect(page).toContain(`${message} [${id}]\n${hint === undefined ? "" : `  Hint: ${hint}\n`}`);
});

it("reports position and severity of an error in an example", () => {
  const { file, path, text } = buildMessagesDoc("support/messages");
  expect({ file, path }).toEqual({ file: "config.ts", path: "support/messages.md" });
  expect(text).toContain("An error or a warning, for example:");
  expect(text).toContain(
    '````markdown title="content/docs/guide.md"\n```bash\nterraform init\n````',
  );
});

it("shows invisible characters of examples", () => {
  expect(page).toContain("terraform␣init");
  expect(page).not.toContain("\u00a0");
});
