import type { CodeChecker } from "../src/catalog/usage/check-code.ts";
import { hclLanguages } from "../src/content/report/check-samples.ts";
import type { Diagnostic } from "../src/model/diagnostics/diagnostic.ts";
import { getPosition } from "../src/model/text/positions.ts";
import { type AwsOutput, checkAwsOutput } from "./aws/aws-output.ts";
import { checkAwsCommand } from "./aws/check-command.ts";
import { checkResources } from "./aws/resources/check-resources.ts";
import { type ExampleCompany, isAllowedCommand } from "./example/example-company.ts";
import { checkFormats } from "./formats/check-format.ts";
import {
  type Block,
  type Command,
  createLocate,
  getLocationInBlock,
  isOutputTitle,
  isShellInput,
} from "./guide/guide.ts";
import type { ReadText } from "./guide/read-guide.ts";
import { parseShell } from "./shell/parse-shell.ts";
import type { ReadCode } from "./simulator/iac/read-code.ts";
import { checkTerragruntConfig } from "./tools/check-terragrunt-config.ts";
import { checkTool } from "./tools/check-tool.ts";

export interface PageResult {
  diagnostics: Diagnostic[];
  commands: Map<Block, Command[]>;
  commandCount: number;
  parameters: number;
  queries: number;
}

interface PageContext {
  code: CodeChecker;
  company: ExampleCompany;
  read: ReadText;
  readCode: ReadCode;
}

export async function checkPage(
  blocks: readonly Block[],
  { code, read, company, readCode }: PageContext,
): Promise<PageResult> {
  const result: PageResult = {
    diagnostics: [],
    commands: new Map(),
    commandCount: 0,
    parameters: 0,
    queries: 0,
  };
  const formats = checkFormats(blocks, read, (file, text) => isAllowedCommand(company, file, text));
  let expectedOutput: AwsOutput | null = null;
  for (const block of blocks) {
    if (hclLanguages.has(block.language)) {
      const getLocation = (offset: number) =>
        getLocationInBlock(block, getPosition(block.code, offset));
      result.diagnostics.push(
        ...code.check(block.code, getLocation),
        ...checkResources(block, readCode),
        ...checkTerragruntConfig(block, readCode),
      );
    }
    if (expectedOutput && isOutputTitle(block.title)) {
      const location = getLocationInBlock(block, { line: 1, column: 1 });
      result.diagnostics.push(...checkAwsOutput(expectedOutput, block.code, location));
    }
    if (isShellInput(block)) expectedOutput = await checkCommands(block, result, company);
  }
  result.diagnostics.push(...(await formats));
  return result;
}

/** Returns the output if the block is a single AWS command. */
async function checkCommands(
  block: Block,
  result: PageResult,
  company: ExampleCompany,
): Promise<AwsOutput | null> {
  const isFormer = (text: string) => isAllowedCommand(company, block.file, text);
  const { commands } = await parseShell(block.code);
  result.commands.set(block, commands);
  const check = (command: Command, isCaptured: boolean): AwsOutput | null => {
    for (const inner of command.nested) check(inner, true);
    result.commandCount += 1;
    const checked = checkAwsCommand(command, createLocate(block), isCaptured);
    result.diagnostics.push(...checked.diagnostics);
    result.diagnostics.push(...checkTool(command, createLocate(block), isFormer));
    result.parameters += checked.checkedParameters;
    result.queries += checked.checkedPaths;
    return checked.outputs;
  };
  const outputs = commands.map((command) => check(command, false));
  const [output = null] = outputs;
  return outputs.length === 1 && commands[0]?.redirects.length === 0 ? output : null;
}
