import { type CompiledTask, type CompileTask, compileTask } from "../../content/index.ts";
import { createOutside, type Surroundings } from "../../content/load/files/resolver.ts";
import { serveCalls } from "./thread.ts";

/** A page to compile. What the pages of a folder may refer to comes with the first of them. */
export interface CompileCall {
  task: CompileTask;
  surroundings?: Surroundings;
}

let outside: ReturnType<typeof createOutside>;

/** The program of the thread that compiles pages beside the main one. */
serveCalls<CompileCall, CompiledTask>(({ task, surroundings }) => {
  if (surroundings) outside = createOutside(surroundings);
  return compileTask(task, outside);
});
