// cspell:ignore apacheconf logql nginxconf pycon rego

import type { LanguageInput } from "shiki/core";
import { type BundledLanguage, bundledLanguages, bundledLanguagesInfo } from "shiki/langs";

/** Names that this site shows, by Shiki's names. */
const shownNames: Readonly<Record<string, BundledLanguage>> = {
  shellscript: "bash",
  docker: "dockerfile",
};

/** Names that writers use and Shiki does not know. */
const moreAliases: Partial<Record<BundledLanguage, readonly string[]>> = {
  apache: ["apacheconf"],
  bash: ["shell-script"],
  diff: ["patch"],
  dotenv: ["env"],
  go: ["golang"],
  groovy: ["jenkinsfile", "gradle"],
  hcl: ["hcl2", "nomad", "packer", "alloy", "river"],
  ini: ["conf"],
  jinja: ["jinja2"],
  log: ["logs"],
  nginx: ["nginxconf"],
  python: ["pycon", "python3"],
  shellsession: ["shell-session", "sh-session"],
  terraform: ["hcl-terraform", "terragrunt", "opentofu", "tofu"],
};

export const diagramLanguage = "mermaid";
export const architectureLanguage = "architecture";
export const plotLanguage = "plot";

/** `console` is plain, because most of these blocks show output. */
const plainTextNames = ["text", "plain", "plaintext", "txt", "console", "output", "none"];
/** Languages that writers name but Shiki cannot highlight. */
const languagesWithoutGrammar = ["caddyfile", "cel", "logql", "promql", "rego"];

const diagramLanguages = [diagramLanguage, architectureLanguage, plotLanguage];
const languageByName = new Map<string, string>([
  ...bundledLanguagesInfo.flatMap(({ id, aliases = [] }) =>
    [id, ...aliases].map((name) => [name, shownNames[id] ?? id] as const),
  ),
  ...Object.entries(moreAliases).flatMap(([language, names]) =>
    names.map((name) => [name, language] as const),
  ),
  ...[...plainTextNames, ...languagesWithoutGrammar].map((name) => [name, "text"] as const),
  ...diagramLanguages.map((name) => [name, name] as const),
]);

export const languageNames: readonly string[] = [...languageByName.keys()];

/** Resolves aliases: `bash` for `sh`, `text` for plain text. Undefined if unknown. */
export function getLanguage(name: string): string | undefined {
  return languageByName.get(name.toLowerCase());
}

export function getGrammar(language: string): LanguageInput | undefined {
  return isHighlighted(language) ? bundledLanguages[language] : undefined;
}

function isHighlighted(language: string): language is BundledLanguage {
  return !diagramLanguages.includes(language) && Object.hasOwn(bundledLanguages, language);
}
