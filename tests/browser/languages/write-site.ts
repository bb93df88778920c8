import { resolve } from "node:path";
import { copyInLanguage, type LanguageCode } from "../../site/copy-in-language.ts";

// Writes the fixture `other-language` in the language and into the folder that the command names.
const [code, folder = ""] = process.argv.slice(2);
copyInLanguage(code as LanguageCode, resolve(folder));
