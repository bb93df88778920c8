import type { z } from "zod";
import type { Site } from "../site.ts";

export interface ToolContext {
  site: Site;
  /** Aborts when the client cancels, or after five seconds. */
  signal: AbortSignal;
}

export interface Tool {
  name: string;
  title: string;
  description: string;
  schema: z.ZodObject;
  /**
   * Returns Markdown.
   *
   * @throws AskedWrongly, SourceError
   */
  run(args: unknown, context: ToolContext): Promise<string>;
}

/** Infers the type of the arguments from the schema. */
export function defineTool<S extends z.ZodObject>(tool: {
  name: string;
  title: string;
  description: string;
  schema: S;
  run(args: z.infer<S>, context: ToolContext): Promise<string>;
}): Tool {
  return { ...tool, run: (args, context) => tool.run(args as z.infer<S>, context) };
}
