import { z } from "zod";
import type { Site } from "../site.ts";

export interface ToolContext {
  site: Site;
  signal: AbortSignal;
}

export interface Tool {
  name: string;
  title: string;
  description: string;
  schema: z.ZodObject;
  run(args: unknown, context: ToolContext): Promise<string>;
}

export function defineTool<S extends z.ZodObject>(tool: {
  name: string;
  title: string;
  description: string;
  schema: S;
  run(args: z.infer<S>, context: ToolContext): Promise<string>;
}): Tool {
  // The server has validated the arguments with `schema`.
  return { ...tool, run: (args, context) => tool.run(args as z.infer<S>, context) };
}

export const moduleName = z
  .string()
  .trim()
  .min(1)
  .max(300)
  .describe(
    "Service by a name that readers use (`eks`, `s3`), `category/name` or folder; a library module as `repository//folder`",
  );

export const versionName = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .describe("Version such as `2.11.1`, or a line of versions such as `2.11`");

export const partNumber = z
  .int()
  .min(1)
  .max(10_000)
  .default(1)
  .describe("Which part of a long answer, from 1");
