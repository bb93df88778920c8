// cspell:ignore jsonnet kusto nginxconf pycon rego viml

import type { LanguageInput } from "shiki/core";
import { bundledLanguages } from "shiki/langs";

/** The highlighted languages, each with further names that writers use. */
const highlightedLanguages = {
  hcl: ["hcl2", "nomad", "packer"],
  terraform: ["tf", "tfvars", "hcl-terraform", "terragrunt", "opentofu", "tofu"],
  bash: ["sh", "shell", "shell-script", "zsh", "shellscript"],
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
  javascript: ["js", "cjs", "mjs"],
  jsx: [],
  html: [],
  css: [],
  markdown: ["md"],
  mdx: [],
  python: ["py", "pycon", "python3"],
  ini: ["conf"],
  sql: [],
  apache: [],
  astro: [],
  bat: ["batch", "cmd"],
  bicep: [],
  c: [],
  cmake: [],
  cpp: ["c++"],
  csharp: ["cs", "c#"],
  cue: [],
  dart: [],
  dotenv: ["env"],
  elixir: [],
  fish: [],
  graphql: ["gql"],
  groovy: ["jenkinsfile", "gradle"],
  handlebars: ["hbs"],
  haskell: ["hs"],
  http: [],
  java: [],
  jinja: ["jinja2"],
  jsonnet: [],
  kotlin: ["kt"],
  kusto: ["kql"],
  latex: ["tex"],
  less: [],
  liquid: [],
  log: ["logs"],
  lua: [],
  make: ["makefile"],
  nginx: ["nginxconf"],
  nix: [],
  perl: [],
  php: [],
  pkl: [],
  powershell: ["ps1", "pwsh", "ps"],
  prisma: [],
  properties: [],
  proto: ["protobuf"],
  r: [],
  razor: [],
  ruby: ["rb"],
  rust: ["rs"],
  scala: [],
  scss: [],
  sass: [],
  shellsession: ["shell-session", "sh-session"],
  svelte: [],
  swift: [],
  systemd: [],
  twig: [],
  viml: ["vim"],
  vue: [],
  xml: [],
  csv: [],
} satisfies Partial<Record<keyof typeof bundledLanguages, readonly string[]>>;

export const diagramLanguage = "mermaid";
export const architectureLanguage = "architecture";
export const plotLanguage = "plot";

/** `console` is plain, because most of these blocks show output. */
const plainTextNames = ["text", "plain", "plaintext", "txt", "console", "output", "none"];
/** Languages that writers name, although no grammar is installed for them. */
const languagesWithoutGrammar = ["promql", "rego"];

const languageByName = new Map<string, string>();
for (const name of [diagramLanguage, architectureLanguage, plotLanguage])
  languageByName.set(name, name);
for (const name of [...plainTextNames, ...languagesWithoutGrammar])
  languageByName.set(name, "text");
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
