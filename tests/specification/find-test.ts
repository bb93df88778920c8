import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../site/build-fixture.ts";

const separator = " > ";

/**
 * What is wrong with the name of a test, `path of its file > its title as the source writes it`, or
 * null where the test is there. A fixture's name is its folder: `tests/fixtures/<behavior>`.
 */
export function missingTest(name: string): string | null {
  if (name.startsWith("tests/fixtures/")) return missingFixture(name);
  const [file = "", ...rest] = name.split(separator);
  const path = join(root, file);
  if (!existsSync(path)) return `no file \`${file}\``;
  return hasTest(readFileSync(path, "utf8"), rest.join(separator))
    ? null
    : `no test of this title in \`${file}\``;
}

/** A fixture is a test by what it expects (`tests/site/fixtures.test.ts`). */
function missingFixture(name: string): string | null {
  return existsSync(join(root, name, "expected"))
    ? null
    : `no fixture \`${name}\` with expectations`;
}

/** Whether a source has a running test with this title. Calls such as `test.skip` do not count. */
export function hasTest(source: string, title: string): boolean {
  const uncommented = source.replace(/^\s*\/\/.*$/gm, "");
  const calls = /(?:\b(?:test|it)|\]\)|\))\(\s*(["`])((?:\\.|(?!\1).)*)\1\s*,/g;
  return title !== "" && [...uncommented.matchAll(calls)].some(([, , found]) => found === title);
}
