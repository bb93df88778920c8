import { resolve } from "node:path";
import { copyInLanguage, type LanguageCode } from "../../site/copy-in-language.ts";

// Writes the fixture `other-language`: the arguments are its language and the folder.
const [code, folder = ""] = process.argv.slice(2);
copyInLanguage(code as LanguageCode, resolve(folder));
