import { resolve } from "node:path";
import { copyLanguageFixture, type LanguageCode } from "../../site/copy-language-fixture.ts";

// Writes the fixture `other-language`: the arguments are its language and the folder.
const [code, folder = ""] = process.argv.slice(2);
copyLanguageFixture(code as LanguageCode, resolve(folder));
