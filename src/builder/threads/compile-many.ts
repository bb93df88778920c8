import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import {
  type CompiledTask,
  type CompileMany,
  type CompileTask,
  compileTask,
} from "../../content/index.ts";
import { compileProgram } from "../../run.mjs";
import { createThreadMemoryError, isThreadOutOfMemory } from "../memory-watch.ts";
import type { CompileCall } from "./compile-thread.ts";
import { runWorkers } from "./in-parallel.ts";
import { openThread, type Thread } from "./thread.ts";

/** From this number of pages on, a second thread is faster: it needs a second to start. */
const minPagesForThread = 2000;

/** Pages in the queue of the second thread, so that it never waits. */
const threadQueueSize = 4;

interface SharedCompiler {
  compileMany: CompileMany;
  /** A running thread keeps the process alive. */
  close(): Promise<void>;
}

export function openCompiler(root: string, minPages = minPagesForThread): SharedCompiler {
  let thread: Thread<CompileCall, CompiledTask> | undefined;
  return {
    async compileMany({ tasks, count, resolverOptions, resolver, onCompiled }) {
      const compilers: Compile[] = [(task) => compileTask(task, resolver)];
      if (count >= minPages) {
        thread ??= openThread(
          await compileProgram(join(root, "src/builder/threads/compile-thread.ts")),
        );
        const { call } = thread;
        let unsentOptions: Pick<CompileCall, "resolverOptions"> = { resolverOptions };
        const compileInThread: Compile = ({ source, page }) => {
          const compiledTask = call({ ...unsentOptions, task: { source, page } });
          unsentOptions = {};
          return compiledTask;
        };
        compilers.push(...Array.from({ length: threadQueueSize }, () => compileInThread));
      }
      await runWorkers(
        tasks,
        compilers.map((compile) => async (task) => {
          const compiled = await compile(task).catch((error: unknown) => {
            throw isThreadOutOfMemory(error) ? createThreadMemoryError("compiles") : error;
          });
          onCompiled(task, compiled);
          // Responses of the thread arrive between two pages.
          if (thread) await setImmediate();
        }),
      );
    },
    close: async () => void (await thread?.close()),
  };
}

type Compile = (task: CompileTask) => Promise<CompiledTask>;
