import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { languages } from "../fixtures/other-language/config.ts";
import { writeHistory } from "../support/write-history.ts";
import { root } from "./build-fixture.ts";

const fixture = join(root, "tests/fixtures/other-language");

export type LanguageCode = keyof typeof languages;

/**
 * Writes the fixture `other-language` in one of its languages.
 *
 * @param folder overwritten; it must be as deep as the fixture, so that relative imports work
 */
export function copyLanguageFixture(code: LanguageCode, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(fixture, folder, { recursive: true });
  const file = join(folder, "config.ts");
  const config = readFileSync(file, "utf8");
  const ukrainian = "locale: languages.uk,";
  if (!config.includes(ukrainian)) throw new Error(`${file} does not contain \`${ukrainian}\``);
  // The pages stay Ukrainian in all languages.
  const atRoot = "defaultLocale: languages.uk.code";
  const inLanguage = config
    .replace(ukrainian, `locale: languages.${code},`)
    .replace(atRoot, `defaultLocale: languages.${code}.code`);
  writeFileSync(file, inLanguage);
  const lamp = "content/docs/lamp.md";
  writeHistory(folder, join(folder, ".git"), [
    { day: "2026-02-01", message: "", files: null },
    {
      day: "2026-02-03",
      message: "wip",
      files: { [lamp]: (text) => `${text}\n## Скло\n\nЧисте.\n` },
    },
    { day: "2026-02-03", message: "wip", files: { [lamp]: (text) => text } },
    {
      day: "2026-02-10",
      message: "Світло видно далі",
      files: { [lamp]: (text) => `${text}\nДалі.\n` },
    },
  ]);
}
