import { join } from "node:path";
import { parseArgs } from "node:util";
import { nearest } from "../../model/diagnostics/nearest.ts";

/** The command line holds what no command takes; the message says so with a hint. */
export class OptionError extends Error {}

/** Reads the command line, without the program's own name. */
export function readOptions(args: string[], root: string) {
  const options = {
    site: { type: "string", default: join(root, "site") },
    out: { type: "string", default: join(root, "dist") },
    port: { type: "string", default: "3000" },
    host: { type: "string", default: "localhost" },
    json: { type: "boolean", default: false },
    "dry-run": { type: "boolean", default: false },
    into: { type: "string" },
    version: { type: "string", default: "0.0.0" },
    help: { type: "boolean", default: false },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    return { values, positionals, port: portOf(values.port) };
  } catch (error) {
    throw explained(error, Object.keys(options));
  }
}

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new OptionError(`\`--port ${text}\` is no port\n  Hint: give a number up to 65535`);
}

/** Node names the option in quotes and says more than a writer needs. */
function explained(error: unknown, names: readonly string[]): unknown {
  if (!(error instanceof Error && "code" in error)) return error;
  const [reason] = error.message.split(". ");
  const [, unknown] = /^Unknown option '--?([^']+)'/.exec(error.message) ?? [];
  const near = unknown && nearest(unknown, names);
  const hint = near ? `did you mean \`--${near}\`?` : "`--help` lists the options";
  return new OptionError(`${reason}\n  Hint: ${hint}`);
}
