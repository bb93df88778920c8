import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import type { Block, Command, Word } from "../guide/block.ts";
import { parseShell } from "../shell/parse-shell.ts";
import { checkJsonPolicies } from "./iam/check-policies.ts";
import { placesIn } from "./place.ts";

const languages: Readonly<Record<string, string>> = {
  tf: "hcl",
  tfvars: "hcl",
  hcl: "hcl",
  json: "json",
  yml: "yaml",
  yaml: "yaml",
  toml: "toml",
  sh: "bash",
};

/** Stands for what a variable of the shell holds: it may be a name, a number or an account. */
const standIn = "100000000000";

/** Finds the files and policies that a shell block holds: here-documents and JSON in words. */
export async function checkEmbedded(
  block: Block,
  checkFormat: (block: Block) => Promise<Diagnostic[]>,
): Promise<Diagnostic[]> {
  const { commands } = await parseShell(block.code);
  const found = commands.map(async (command) => [
    ...(await checkDocuments(command, block, checkFormat)),
    ...(await checkWords(command, block)),
  ]);
  return (await Promise.all(found)).flat();
}

async function checkDocuments(
  command: Command,
  block: Block,
  checkFormat: (block: Block) => Promise<Diagnostic[]>,
): Promise<Diagnostic[]> {
  const title = fileOf(command);
  const language = languageOf(command, title);
  if (language === undefined) return [];
  const documents = command.redirects.filter(({ operator }) => operator === "<<");
  const found = documents.map(({ target }) =>
    checkFormat({
      ...block,
      title,
      language,
      line: block.line + target.line - 1,
      code: withStandIns(target),
    }),
  );
  return (await Promise.all(found)).flat();
}

/** The file into which a command writes its input. */
function fileOf({ words, redirects }: Command): string | null {
  const written = redirects.find(({ operator }) => operator === ">" || operator === ">>");
  if (written) return written.target.text;
  const [name, ...rest] = words.filter(({ text }) => text !== "sudo");
  const file = name?.text === "tee" ? rest.find(({ text }) => !text.startsWith("-")) : undefined;
  return file?.text ?? null;
}

function languageOf({ words }: Command, title: string | null): string | undefined {
  if (words[0]?.text === "kubectl") return "yaml";
  if (title === null) return undefined;
  const isAws = /\.aws\/(?:config|credentials)$/.test(title);
  if (isAws) return "ini";
  if (/(?:^|\/)Dockerfile$/.test(title)) return "dockerfile";
  return languages[/\.(\w+)$/.exec(title)?.[1] ?? ""];
}

function withStandIns({ text, dynamic }: Word): string {
  return dynamic ? text.replace(/\$\{\w+[^}]*\}|\$\([^)]*\)|\$\w+/g, standIn) : text;
}

/** Checks policies that are written as an argument: `--policy-document '{...}'`. */
async function checkWords({ words }: Command, block: Block): Promise<Diagnostic[]> {
  const found = words.map(async (word) => {
    if (!/^\s*\{[\s\S]*"Statement"/.test(word.text)) return [];
    const text = withStandIns(word);
    const at = placesIn(block);
    try {
      const value: unknown = JSON.parse(text);
      return await checkJsonPolicies(value, text, (line, column) =>
        at(word.line + line - 1, line === 1 ? word.column + column : column),
      );
    } catch {
      return [];
    }
  });
  return (await Promise.all(found)).flat();
}
