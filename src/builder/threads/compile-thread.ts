import { type CompiledTask, type CompileTask, compileTask } from "../../content/index.ts";
import { createResolver, type ResolverOptions } from "../../content/load/files/resolver.ts";
import { serveCalls } from "./thread.ts";

export interface CompileCall {
  task: CompileTask;
  resolverOptions?: ResolverOptions;
}

let resolver: ReturnType<typeof createResolver>;

serveCalls<CompileCall, CompiledTask>(({ task, resolverOptions }) => {
  if (resolverOptions) resolver = createResolver(resolverOptions);
  return compileTask(task, resolver);
});
