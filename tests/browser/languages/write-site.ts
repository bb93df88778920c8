import { copyInLanguage, type LanguageCode } from "../../site/copy-in-language.ts";

// Writes the fixture `other-language` in the language that the command names.
copyInLanguage(process.argv[2] as LanguageCode);
