import type { LanguageInput } from "shiki/core";
import { bundledLanguages } from "shiki/langs";

/** The highlighted languages, each with further names that writers use. */
const highlightedLanguages = {
  hcl: ["nomad", "packer"],
  terraform: ["tf", "tfvars", "hcl-terraform", "terragrunt", "opentofu", "tofu"],
  bash: ["sh", "shell", "zsh", "shellscript"],
  go: ["golang"],
  yaml: ["yml"],
  json: [],
  jsonc: [],
  json5: [],
  toml: [],
  dockerfile: ["docker"],
  diff: ["patch"],
  typescript: ["ts"],
  tsx: [],
  javascript: ["js", "mjs"],
  jsx: [],
  html: [],
  css: [],
  markdown: ["md"],
  mdx: [],
  python: ["py"],
  ini: [],
  sql: [],
  apache: [],
  bat: ["batch", "cmd"],
  c: [],
  cpp: ["c++"],
  csharp: ["cs", "c#"],
  dart: [],
  dotenv: ["env"],
  elixir: [],
  fish: [],
  graphql: ["gql"],
  groovy: ["jenkinsfile"],
  http: [],
  java: [],
  jinja: ["jinja2"],
  kotlin: ["kt"],
  log: ["logs"],
  lua: [],
  make: ["makefile"],
  nginx: [],
  perl: [],
  php: [],
  powershell: ["ps1", "pwsh", "ps"],
  properties: [],
  proto: ["protobuf"],
  r: [],
  ruby: ["rb"],
  rust: ["rs"],
  scala: [],
  scss: [],
  sass: [],
  shellsession: ["shell-session", "sh-session"],
  swift: [],
  xml: [],
  csv: [],
} satisfies Partial<Record<keyof typeof bundledLanguages, readonly string[]>>;

export const diagramLanguage = "mermaid";
export const architectureLanguage = "architecture";
export const plotLanguage = "plot";

/** `console` is plain, because most of these blocks show output. */
const plainTextNames = ["text", "plain", "plaintext", "txt", "console", "output"];

const languageByName = new Map<string, string>();
for (const name of [diagramLanguage, architectureLanguage, plotLanguage])
  languageByName.set(name, name);
for (const name of plainTextNames) languageByName.set(name, "text");
for (const [language, others] of Object.entries(highlightedLanguages)) {
  for (const name of [language, ...others]) languageByName.set(name, language);
}

export const languageNames: readonly string[] = [...languageByName.keys()];

/** Resolves aliases: `bash` for `sh`, `text` for plain text. Undefined if unknown. */
export function getLanguage(name: string): string | undefined {
  return languageByName.get(name.toLowerCase());
}

export function getGrammar(language: string): LanguageInput | undefined {
  return isHighlighted(language) ? bundledLanguages[language] : undefined;
}

function isHighlighted(language: string): language is keyof typeof highlightedLanguages {
  return Object.hasOwn(highlightedLanguages, language);
}
