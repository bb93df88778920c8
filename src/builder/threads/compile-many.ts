import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import {
  type CompiledTask,
  type CompileMany,
  type CompileTask,
  compileTask,
} from "../../content/index.ts";
import { compileProgram } from "../../run.mjs";
import { isThreadOutOfMemory, threadOutOfMemory } from "../memory-watch.ts";
import type { CompileCall } from "./compile-thread.ts";
import { shareOut } from "./in-parallel.ts";
import { openThread, type Thread } from "./thread.ts";

/** Number of pages for which a second thread is faster: it takes a second to load the compiler. */
const worthThread = 2000;

/** Pages in the queue of the second thread, so that it never waits. */
const waitingThere = 4;

export interface SharedCompiler {
  compileMany: CompileMany;
  /** Ends the second thread, which would keep the process alive. */
  close(): Promise<void>;
}

/** Compiles pages on this thread, and on a second one if there are many. */
export function openCompiler(root: string, fewest = worthThread): SharedCompiler {
  let thread: Thread<CompileCall, CompiledTask> | undefined;
  return {
    async compileMany({ tasks, count, resolverOptions, resolver, onCompiled }) {
      const takers: Taker[] = [(task) => compileTask(task, resolver)];
      if (count >= fewest) {
        thread ??= openThread(
          await compileProgram(join(root, "src/builder/threads/compile-thread.ts")),
        );
        const { call } = thread;
        let news: Pick<CompileCall, "resolverOptions"> = { resolverOptions };
        const there: Taker = ({ source, page }) => {
          const answer = call({ ...news, task: { source, page } });
          news = {};
          return answer;
        };
        takers.push(...Array.from({ length: waitingThere }, () => there));
      }
      await shareOut(
        tasks,
        takers.map((compile) => async (task) => {
          const compiled = await compile(task).catch((error: unknown) => {
            throw isThreadOutOfMemory(error) ? threadOutOfMemory("compiles") : error;
          });
          onCompiled(task, compiled);
          // Lets the responses of the thread in between two pages.
          if (thread) await setImmediate();
        }),
      );
    },
    close: async () => void (await thread?.close()),
  };
}

type Taker = (task: CompileTask) => Promise<CompiledTask>;
