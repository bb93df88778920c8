import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import { type Block, type Command, createLocate, isShellInput, type Word } from "../guide/guide.ts";
import type { ReadText } from "../guide/read-guide.ts";
import { checkScript } from "../shell/check-script.ts";
import { checkShell } from "../shell/check-shell.ts";
import { parseShell } from "../shell/parse-shell.ts";
import type { IsFormer } from "../tools/check-tool.ts";
import { checkDockerfile, checkJson, checkToml } from "./config/check-config.ts";
import { findBadExampleLines, isExcerpt } from "./format-helpers.ts";
import { checkHcl } from "./hcl/check-hcl.ts";
import { hclRules } from "./hcl/hcl-rules.ts";
import { checkJsonPolicies } from "./iam/check-policies.ts";
import { iamRules } from "./iam/iam-rules.ts";
import { checkYaml } from "./yaml/check-yaml.ts";

/** Checks a block in its language, and text in it for other tools. */
export async function checkFormat(block: Block, isFormer?: IsFormer): Promise<Diagnostic[]> {
  const locate = createLocate(block);
  const { code, title } = block;
  switch (getLanguage(block)) {
    case "shell":
      return [
        // What a reader types is checked with the page.
        ...(await (isShellInput(block)
          ? checkShell(code, locate)
          : checkScript(code, locate, isFormer))),
        ...(await checkEmbedded(block)),
      ];
    case "hcl":
      return checkHcl(code, locate);
    case "yaml":
      return checkYaml(code, title, locate, isFormer);
    case "json":
      return checkJson(code, locate, isExcerpt(title));
    case "toml":
      return checkToml(code, locate);
    case "dockerfile":
      return checkDockerfile(code, locate, isExcerpt(title));
    default:
      return [];
  }
}

/** What a page may show between `<Bad>` and `</Bad>`. */
const allowedInBadExamples: ReadonlySet<string> = new Set([
  hclRules["hcl-format"].id,
  hclRules["mock-outputs-allowed"].id,
  iamRules["iam-allow-by-exception"].id,
  iamRules["iam-broad-action"].id,
  iamRules["iam-trust-of-any-branch"].id,
]);

/** Checks the blocks of pages. Blocks between `<Bad>` and `</Bad>` need no format. */
export async function checkFormats(
  blocks: readonly Block[],
  read: ReadText,
  isFormer?: (file: string, text: string) => boolean,
): Promise<Diagnostic[]> {
  const checks = blocks.map((block) =>
    checkFormat(block, isFormer && ((text) => isFormer(block.file, text))),
  );
  const diagnostics = (await Promise.all(checks)).flat();
  return diagnostics.filter(
    ({ rule, file, line }) =>
      !allowedInBadExamples.has(rule) || !findBadExampleLines(read(file) ?? "").has(line),
  );
}

const languages: Readonly<Record<string, string>> = {
  bash: "shell",
  sh: "shell",
  shell: "shell",
  zsh: "shell",
  hcl: "hcl",
  terraform: "hcl",
  tf: "hcl",
  tofu: "hcl",
  yaml: "yaml",
  yml: "yaml",
  json: "json",
  toml: "toml",
  dockerfile: "dockerfile",
  docker: "dockerfile",
};

function getLanguage({ language }: Block): string | undefined {
  return languages[language.toLowerCase()];
}

const languagesByExtension: Readonly<Record<string, string>> = {
  tf: "hcl",
  tfvars: "hcl",
  hcl: "hcl",
  json: "json",
  yml: "yaml",
  yaml: "yaml",
  toml: "toml",
  sh: "bash",
};

/** Checks files and policies in a shell block: here-documents, and JSON in arguments. */
async function checkEmbedded(block: Block): Promise<Diagnostic[]> {
  const { commands } = await parseShell(block.code);
  const checks = commands.flatMap((command) => [
    checkHereDocuments(command, block),
    checkPolicyArguments(command, block),
  ]);
  return (await Promise.all(checks)).flat();
}

async function checkHereDocuments(command: Command, block: Block): Promise<Diagnostic[]> {
  const title = getOutputFile(command);
  const language = getEmbeddedLanguage(command, title);
  if (language === undefined) return [];
  const documents = command.redirects.filter(({ operator }) => operator === "<<");
  const checks = documents.map(({ target }) =>
    checkFormat({
      ...block,
      title,
      language,
      line: block.line + target.line - 1,
      code: withPlaceholders(target),
    }),
  );
  return (await Promise.all(checks)).flat();
}

function getOutputFile({ words, redirects }: Command): string | null {
  const redirect = redirects.find(({ operator }) => operator === ">" || operator === ">>");
  if (redirect) return redirect.target.text;
  const [name, ...rest] = words.filter(({ text }) => text !== "sudo");
  const file = name?.text === "tee" ? rest.find(({ text }) => !text.startsWith("-")) : undefined;
  return file?.text ?? null;
}

function getEmbeddedLanguage({ words }: Command, title: string | null): string | undefined {
  if (words[0]?.text === "kubectl") return "yaml";
  if (title === null) return undefined;
  if (/(?:^|\/)Dockerfile$/.test(title)) return "dockerfile";
  return languagesByExtension[/\.(\w+)$/.exec(title)?.[1] ?? ""];
}

/** Replaces variables by a text that can be a name, a number, or the id of an account. */
function withPlaceholders({ text, isDynamic }: Word): string {
  return isDynamic ? text.replace(/\$\{\w+[^}]*\}|\$\([^)]*\)|\$\w+/g, "100000000000") : text;
}

async function checkPolicyArguments({ words }: Command, block: Block): Promise<Diagnostic[]> {
  const checks = words.map(async (word) => {
    if (!/^\s*\{[\s\S]*"Statement"/.test(word.text)) return [];
    const text = withPlaceholders(word);
    const locate = createLocate(block);
    try {
      const value: unknown = JSON.parse(text);
      return await checkJsonPolicies(value, text, (line, column) =>
        locate(word.line + line - 1, line === 1 ? word.column + column : column),
      );
    } catch {
      return [];
    }
  });
  return (await Promise.all(checks)).flat();
}
