import { expect, it } from "vitest";
import { createFixtureSite } from "../../fixtures/create-fixture-site.ts";
import { rehearse } from "../../rehearse.ts";

/** Rules of a guide with one block of shell commands, and what it shows as their output. */
async function getRules(lines: readonly string[], output?: string): Promise<string[]> {
  const head = ["---", "after:", "start: tool=jq", "---", ""];
  const shown = output === undefined ? [] : ['```text title="Expected output"', output, "```", ""];
  const text = [...head, "```bash", ...lines, "```", "", ...shown].join("\n");
  const { diagnostics } = await rehearse(
    await createFixtureSite(new Map([["start.mdx", text]]), "start"),
  );
  return diagnostics.map(({ rule }) => rule);
}

it.each([
  ["echo one -name", "one -name"],
  ["echo one -n", "one -n"],
  ["echo -n one", "one"],
  ["echo -e 'one\\ttwo'", "one  two"],
  ["echo one > a.txt && cat -n a.txt", "     1  one"],
])("prints what the shell prints: %s", async (command, output) => {
  expect(await getRules([command], output)).toEqual([]);
});

it("reports output that a command cannot print", async () => {
  expect(await getRules(["echo one > a.txt", "cat a.txt"], "two")).toEqual(["impossible-output"]);
  expect(await getRules(["echo one -n"], "one")).toEqual(["impossible-output"]);
});

it("does not know the text of a file with an unknown name", async () => {
  const lines = ['cat "$(date).txt" > copy.txt', "echo one > one.txt", "cat one.txt copy.txt"];
  expect(await getRules(lines, "one\ntwo")).toEqual([]);
});

it.each([
  "rm --force gone",
  "rm -Rf gone",
  "rm -rfv gone",
  "mkdir -pm 0700 one/two",
])("knows options in all their forms: %s", async (command) => {
  expect(await getRules([command])).toEqual([]);
});

it("requires a file that is removed", async () => {
  expect(await getRules(["rm -r gone"])).toEqual(["missing-file"]);
});

it.each([
  ["jq -n --arg name value '.a = $name'", []],
  ["echo '{}' > a.json && jq -r --arg name value '.a' a.json", []],
  ["jq -n '$ARGS' --args one two", []],
  ["jq --arg name value '.a' gone.json", ["missing-file"]],
])("finds the files of jq: %s", async (command, rules) => {
  expect(await getRules([command])).toEqual(rules);
});
