import { connectionRules } from "../../catalog/connections/connection-rules.ts";
import { catalogRules } from "../../catalog/rules.ts";
import { moduleCallRules } from "../../catalog/usage/call-rules.ts";
import { repositoryRules } from "../../catalog/usage/repository/repository-rules.ts";
import { configRules } from "../../config/rules.ts";
import { contentRules, type GeneratedDocs } from "../../content/index.ts";
import { diagnose, type Rule, type RuleTable, wholeFile } from "../../model/diagnostics/rule.ts";
import { textFileRules } from "../../model/diagnostics/text-file-rules.ts";
import { getCodeBlock } from "../../model/text/markdown-code.ts";
import { addressRules } from "../../publish/addresses/address-rules.ts";
import { publishRules } from "../../publish/rules.ts";
import { builderRules } from "../diagnostics/rules.ts";

interface RuleArea {
  title: string;
  rules: Readonly<RuleTable<Record<string, Rule<object>>>>;
}

export const ruleAreas: readonly RuleArea[] = [
  { title: "Configuration", rules: configRules },
  { title: "Files", rules: { ...textFileRules, ...contentRules.files } },
  { title: "Front matter", rules: contentRules.frontMatter },
  { title: "Markdown", rules: contentRules.markdown },
  { title: "MDX", rules: contentRules.mdx },
  { title: "Code blocks", rules: contentRules.code },
  { title: "Diagrams", rules: contentRules.diagrams },
  { title: "Plots", rules: contentRules.plots },
  { title: "Links and images", rules: contentRules.links },
  { title: "Sidebars", rules: contentRules.sidebars },
  { title: "Tags", rules: contentRules.tags },
  { title: "Blog", rules: contentRules.blog },
  { title: "Versions", rules: contentRules.versions },
  { title: "Catalog", rules: { ...catalogRules, ...connectionRules } },
  { title: "Modules in code blocks", rules: moduleCallRules },
  { title: "Repositories of code", rules: repositoryRules },
  { title: "Pages and compilation", rules: builderRules },
  { title: "Redirects and other generated files", rules: publishRules },
  { title: "Published addresses", rules: addressRules },
  { title: "Content report", rules: contentRules.report },
];

/** Creates the page that explains each diagnostic. `path` is below `content/docs`. */
export function buildMessagesDoc(path: string): GeneratedDocs["docs"][number] {
  return { file: "config.ts", path: `${path}.md`, text: buildMessagesText(ruleAreas) };
}

const introduction = `---
title: Build messages
description: Every error and warning of the build that makes these docs, with an example, the reason, and the way to correct it.
keywords: [errors, warnings, diagnostics]
collapse_sections: true
---

Each message of the build ends with an id in brackets, by which this page explains it. An error stops the build and leaves the published site as it was; a warning does not.
`;

function buildMessagesText(areas: readonly RuleArea[]): string {
  const sections = areas.map(({ title, rules }) =>
    [`## ${title}`, ...Object.values(rules).map(describeRule)].join("\n\n"),
  );
  return `${[introduction, ...sections].join("\n")}\n`;
}

function describeRule(rule: Rule<object>): string {
  const { id, getSeverity, documentation, example } = rule;
  const { severity, message, hint } = diagnose(rule, wholeFile(example.file), example.values);
  const printed = `${severity} ${message} [${id}]${hint ? `\n  Hint: ${hint}` : ""}`;
  const kind = getSeverity ? "An error or a warning" : severityTexts[severity];
  const info = `${getLanguage(example.file)} title="${example.file}"`;
  const source = ["It is reported for:", getCodeBlock(showSpaces(example.source), info)];
  return [
    `### \`${id}\` {#${id}}`,
    `${kind}, for example:`,
    getCodeBlock(printed, "text"),
    ...(example.source.trim() === "" ? [] : source),
    documentation,
  ].join("\n\n");
}

const severityTexts = { error: "An error", warning: "A warning" };

/** Otherwise, the page would itself contain the invisible character that it explains. */
function showSpaces(source: string): string {
  return source.replaceAll("\u00a0", "␣");
}

const languages: Readonly<Record<string, string>> = {
  js: "js",
  json: "json",
  md: "markdown",
  mdx: "mdx",
  tf: "hcl",
  tofu: "hcl",
  ts: "ts",
  tsx: "tsx",
  yaml: "yaml",
  yml: "yaml",
};

function getLanguage(file: string): string {
  return languages[file.slice(file.lastIndexOf(".") + 1)] ?? "text";
}
