import type { LanguageInput } from "shiki/core";

interface Language {
  load: LanguageInput;
  aliases?: string[];
}

/** Languages of code blocks, with the grammars that Shiki ships. Loaded on first use. */
const languages: Record<string, Language> = {
  hcl: { load: () => import("shiki/langs/hcl.mjs") },
  terraform: { load: () => import("shiki/langs/terraform.mjs"), aliases: ["tf", "tfvars"] },
  bash: {
    load: () => import("shiki/langs/bash.mjs"),
    aliases: ["sh", "shell", "zsh", "shellscript"],
  },
  go: { load: () => import("shiki/langs/go.mjs"), aliases: ["golang"] },
  yaml: { load: () => import("shiki/langs/yaml.mjs"), aliases: ["yml"] },
  json: { load: () => import("shiki/langs/json.mjs") },
  jsonc: { load: () => import("shiki/langs/jsonc.mjs"), aliases: ["json5"] },
  toml: { load: () => import("shiki/langs/toml.mjs") },
  dockerfile: { load: () => import("shiki/langs/dockerfile.mjs"), aliases: ["docker"] },
  diff: { load: () => import("shiki/langs/diff.mjs"), aliases: ["patch"] },
  typescript: { load: () => import("shiki/langs/typescript.mjs"), aliases: ["ts"] },
  tsx: { load: () => import("shiki/langs/tsx.mjs") },
  javascript: { load: () => import("shiki/langs/javascript.mjs"), aliases: ["js", "mjs"] },
  jsx: { load: () => import("shiki/langs/jsx.mjs") },
  html: { load: () => import("shiki/langs/html.mjs") },
  css: { load: () => import("shiki/langs/css.mjs") },
  markdown: { load: () => import("shiki/langs/markdown.mjs"), aliases: ["md"] },
  mdx: { load: () => import("shiki/langs/mdx.mjs") },
  python: { load: () => import("shiki/langs/python.mjs"), aliases: ["py"] },
  ini: { load: () => import("shiki/langs/ini.mjs") },
  sql: { load: () => import("shiki/langs/sql.mjs") },
};

/** Not languages with colors: such a block becomes a picture. */
export const diagramLanguage = "mermaid";
export const architectureLanguage = "architecture";
export const plotLanguage = "plot";

const plainNames = ["text", "plain", "plaintext", "txt", "console", "output"];

const byName = new Map<string, string>([
  ...[diagramLanguage, architectureLanguage, plotLanguage].map((name): [string, string] => [
    name,
    name,
  ]),
  ...plainNames.map((name): [string, string] => [name, "text"]),
  ...Object.entries(languages).flatMap(([name, { aliases = [] }]) =>
    [name, ...aliases].map((known): [string, string] => [known, name]),
  ),
]);

/** Every name a code block may use. */
export const languageNames: readonly string[] = [...byName.keys()];

/** The language behind a name: `bash` for `sh`, `text` for plain text, undefined where unknown. */
export function languageOf(name: string): string | undefined {
  return byName.get(name.toLowerCase());
}

/** The grammar of a language; plain text has none. */
export function grammarOf(language: string): LanguageInput | undefined {
  return languages[language]?.load;
}
