import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { buildFixture, root } from "./build-fixture.ts";

const folder = join(root, "tests/fixtures");

interface Suggestion {
  file: string;
  line: number;
  message: string;
  rule: string;
  correction: string;
}

/** The diagnostics of a report whose hint names the correct word. */
function readSuggestions(report: string): Suggestion[] {
  const pattern =
    /^(\S[^\n:]*):(\d+):\d+ (?:error|warning) (.*) \[([\w-]+)\]\n {2}Hint: did you mean `([^`\n]+)`\?$/gm;
  return [...report.matchAll(pattern)].map(
    ([, file = "", line, message = "", rule = "", correction = ""]) => ({
      file,
      line: Number(line),
      message,
      rule,
      correction,
    }),
  );
}

/** Replaces the word that a message quotes by the one of its hint, as a writer would. */
function applySuggestion(site: string, { file, line, message, correction }: Suggestion): void {
  const path = join(site, file);
  const lines = readFileSync(path, "utf8").split("\n");
  const text = lines[line - 1] ?? "";
  const quoted = [...message.matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word);
  const words = correction.startsWith("#")
    ? quoted.map((word) => word.replace(/^[^#]*/, ""))
    : quoted;
  const plain = (word: string) => word.replace(/^:{3}|^<|>$/g, "");
  const wrong = words
    .map(plain)
    .find((word) => word !== "" && text.includes(word) && word !== plain(correction));
  expect(wrong, `${file}:${line} has no word of: ${message}`).toBeDefined();
  lines[line - 1] = text.replace(wrong ?? "", plain(correction));
  writeFileSync(path, lines.join("\n"));
}

const fixtures = readdirSync(folder)
  .map((name) => ({ name, report: join(folder, name, "expected/report.txt") }))
  .filter(({ report }) => existsSync(report))
  .map(({ name, report }) => ({ name, suggestions: readSuggestions(readFileSync(report, "utf8")) }))
  .filter(({ suggestions }) => suggestions.length > 0);

it.each(fixtures)("the corrections that hints suggest settle the diagnostics: $name", async ({
  name,
  suggestions,
}) => {
  const copy = mkdtempSync(join(tmpdir(), "hints-"));
  try {
    cpSync(join(folder, name), copy, { recursive: true });
    for (const suggestion of suggestions) applySuggestion(copy, suggestion);
    const built = await buildFixture(copy);
    const left = built.diagnostics.map(({ rule, message }) => `${message} [${rule}]`);
    built.dispose();
    for (const { message, rule } of suggestions) expect(left).not.toContain(`${message} [${rule}]`);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
