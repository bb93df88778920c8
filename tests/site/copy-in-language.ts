import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { languages } from "../fixtures/other-language/config.ts";
import { root } from "./build-fixture.ts";
import { copySite, type TemporarySite } from "./temporary-site.ts";

const fixture = join(root, "tests/fixtures/other-language");

/** The fixture `other-language` in one of its languages. */
export function copyInLanguage(code: keyof typeof languages): TemporarySite {
  const site = copySite(fixture);
  const config = readFileSync(join(fixture, "config.ts"), "utf8");
  // The copy lies as deep as the fixture, so that its imports hold.
  site.write("config.ts", config.replace("locale: languages.uk,", `locale: languages.${code},`));
  return site;
}
