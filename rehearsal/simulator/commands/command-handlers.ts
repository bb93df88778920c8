import { awsCommands } from "./aws-commands.ts";
import { buildCommands } from "./build-commands.ts";
import { fileCommands } from "./file-commands.ts";
import { gitCommands } from "./git-commands.ts";
import type { Handler } from "./handler.ts";
import { shellCommands } from "./shell-commands.ts";
import { terraform } from "./terraform.ts";
import { terragrunt } from "./terragrunt.ts";
import { toolCommands } from "./tools.ts";
import { wrappingCommands } from "./wrapping-commands.ts";

export const commandHandlers: ReadonlyMap<string, Handler> = new Map(
  Object.entries({
    ...fileCommands,
    ...shellCommands,
    ...wrappingCommands,
    ...toolCommands,
    ...gitCommands,
    ...buildCommands,
    ...awsCommands,
    terraform,
    tofu: terraform,
    terragrunt,
  }),
);
