import { awsCommands } from "./aws-commands.ts";
import { buildCommands } from "./build-commands.ts";
import { fileCommands } from "./file-commands.ts";
import { gitCommands } from "./git-commands.ts";
import type { Handler } from "./handler.ts";
import { infrastructureCommands } from "./infrastructure-commands.ts";
import { shellCommands, wrappingCommands } from "./shell-commands.ts";
import { toolCommands } from "./tools.ts";

export const commandHandlers: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ...Object.entries(fileCommands),
  ...Object.entries(shellCommands),
  ...Object.entries(wrappingCommands),
  ...Object.entries(toolCommands),
  ...Object.entries(gitCommands),
  ...Object.entries(buildCommands),
  ...Object.entries(awsCommands),
  ...Object.entries(infrastructureCommands),
]);
