import { type CompiledTask, type CompileTask, compileTask } from "../../content/index.ts";
import { createResolver, type ResolverOptions } from "../../content/load/files/resolver.ts";
import { serveCalls } from "./thread.ts";

/** A page to compile. What the pages of a folder may refer to comes with the first of them. */
export interface CompileCall {
  task: CompileTask;
  resolverOptions?: ResolverOptions;
}

let resolver: ReturnType<typeof createResolver>;

/** The program of the thread that compiles pages beside the main one. */
serveCalls<CompileCall, CompiledTask>(({ task, resolverOptions }) => {
  if (resolverOptions) resolver = createResolver(resolverOptions);
  return compileTask(task, resolver);
});
