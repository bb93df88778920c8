import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../site/build-fixture.ts";

const separator = " > ";

/**
 * Returns the reason if a test does not exist. A name is `file > title`, with the title as in the
 * source, or `tests/fixtures/<behavior>`.
 */
export function explainMissingTest(name: string): string | null {
  if (name.startsWith("tests/fixtures/")) return explainMissingFixture(name);
  const [file = "", ...rest] = name.split(separator);
  const path = join(root, file);
  if (!existsSync(path)) return `no file \`${file}\``;
  return hasTest(readFileSync(path, "utf8"), rest.join(separator))
    ? null
    : `no test of this title in \`${file}\``;
}

/** Every fixture with expectations is a test, see `tests/site/fixtures.test.ts`. */
function explainMissingFixture(name: string): string | null {
  return existsSync(join(root, name, "expected"))
    ? null
    : `no fixture \`${name}\` with expectations`;
}

/** Whether a source has this test or step of a test. Skipped tests (`test.skip`) do not count. */
export function hasTest(source: string, title: string): boolean {
  const uncommented = source.replace(/^\s*\/\/.*$/gm, "");
  const calls = /(?:\b(?:test|it|step)|\]\)|\))\(\s*(["`])((?:\\.|(?!\1).)*)\1\s*,/g;
  return title !== "" && [...uncommented.matchAll(calls)].some(([, , found]) => found === title);
}
