import type { LanguageInput } from "shiki/core";

interface Language {
  load: LanguageInput;
  aliases?: string[];
}

const languages: Record<string, Language> = {
  hcl: { load: () => import("shiki/langs/hcl.mjs"), aliases: ["nomad", "packer"] },
  terraform: {
    load: () => import("shiki/langs/terraform.mjs"),
    aliases: ["tf", "tfvars", "hcl-terraform", "terragrunt", "opentofu", "tofu"],
  },
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
  apache: { load: () => import("shiki/langs/apache.mjs") },
  bat: { load: () => import("shiki/langs/bat.mjs"), aliases: ["batch", "cmd"] },
  c: { load: () => import("shiki/langs/c.mjs") },
  cpp: { load: () => import("shiki/langs/cpp.mjs"), aliases: ["c++"] },
  csharp: { load: () => import("shiki/langs/csharp.mjs"), aliases: ["cs", "c#"] },
  dart: { load: () => import("shiki/langs/dart.mjs") },
  dotenv: { load: () => import("shiki/langs/dotenv.mjs"), aliases: ["env"] },
  elixir: { load: () => import("shiki/langs/elixir.mjs") },
  fish: { load: () => import("shiki/langs/fish.mjs") },
  graphql: { load: () => import("shiki/langs/graphql.mjs"), aliases: ["gql"] },
  groovy: { load: () => import("shiki/langs/groovy.mjs"), aliases: ["jenkinsfile"] },
  http: { load: () => import("shiki/langs/http.mjs") },
  java: { load: () => import("shiki/langs/java.mjs") },
  jinja: { load: () => import("shiki/langs/jinja.mjs"), aliases: ["jinja2"] },
  kotlin: { load: () => import("shiki/langs/kotlin.mjs"), aliases: ["kt"] },
  log: { load: () => import("shiki/langs/log.mjs"), aliases: ["logs"] },
  lua: { load: () => import("shiki/langs/lua.mjs") },
  make: { load: () => import("shiki/langs/make.mjs"), aliases: ["makefile"] },
  nginx: { load: () => import("shiki/langs/nginx.mjs") },
  perl: { load: () => import("shiki/langs/perl.mjs") },
  php: { load: () => import("shiki/langs/php.mjs") },
  powershell: { load: () => import("shiki/langs/powershell.mjs"), aliases: ["ps1", "pwsh", "ps"] },
  properties: { load: () => import("shiki/langs/properties.mjs") },
  proto: { load: () => import("shiki/langs/proto.mjs"), aliases: ["protobuf"] },
  r: { load: () => import("shiki/langs/r.mjs") },
  ruby: { load: () => import("shiki/langs/ruby.mjs"), aliases: ["rb"] },
  rust: { load: () => import("shiki/langs/rust.mjs"), aliases: ["rs"] },
  scala: { load: () => import("shiki/langs/scala.mjs") },
  scss: { load: () => import("shiki/langs/scss.mjs"), aliases: ["sass"] },
  shellsession: {
    load: () => import("shiki/langs/shellsession.mjs"),
    aliases: ["shell-session", "sh-session"],
  },
  swift: { load: () => import("shiki/langs/swift.mjs") },
  xml: { load: () => import("shiki/langs/xml.mjs") },
  csv: { load: () => import("shiki/langs/csv.mjs") },
};

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

export const languageNames: readonly string[] = [...byName.keys()];

/** Resolves aliases: `bash` for `sh`, `text` for plain text. Undefined if unknown. */
export function languageOf(name: string): string | undefined {
  return byName.get(name.toLowerCase());
}

export function grammarOf(language: string): LanguageInput | undefined {
  return languages[language]?.load;
}
