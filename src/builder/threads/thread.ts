import { parentPort, Worker, type WorkerOptions } from "node:worker_threads";

export interface Thread<Task, Answer> {
  /** Rejects with the error of the thread. */
  call(task: Task): Promise<Answer>;
  close(): Promise<unknown>;
}

interface Call<Task> {
  index: number;
  task: Task;
}

type Reply<Answer> = { index: number; answer: Answer } | { index: number; error: Error };

interface Waiting<Answer> {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

export function openThread<Task, Answer>(
  program: string,
  options: WorkerOptions = {},
): Thread<Task, Answer> {
  const worker = new Worker(program, options);
  const waiting = new Map<number, Waiting<Answer>>();
  let sent = 0;
  let broken: Error | undefined;
  worker.on("message", (reply: Reply<Answer>) => {
    const one = waiting.get(reply.index);
    waiting.delete(reply.index);
    if ("answer" in reply) one?.resolve(reply.answer);
    else one?.reject(reply.error);
  });
  const fail = (error: Error) => {
    broken ??= error;
    for (const one of waiting.values()) one.reject(broken);
    waiting.clear();
  };
  worker.on("error", fail);
  worker.on("exit", (code) => fail(new Error(`the thread has ended with code ${code}`)));
  return {
    call(task) {
      if (broken) return Promise.reject(broken);
      const call: Call<Task> = { index: sent++, task };
      worker.postMessage(call);
      return new Promise((resolve, reject) => waiting.set(call.index, { resolve, reject }));
    },
    close: () => worker.terminate(),
  };
}

/** Handles calls of the parent thread. Results are copied, except the buffers from `moved`. */
export function serveCalls<Task, Answer>(
  answerTo: (task: Task) => Promise<Answer>,
  moved: (answer: Answer) => ArrayBuffer[] = () => [],
): void {
  const reply = (message: Reply<Answer>, buffers: ArrayBuffer[] = []) =>
    parentPort?.postMessage(message, buffers);
  parentPort?.on("message", async ({ index, task }: Call<Task>) => {
    try {
      const answer = await answerTo(task);
      reply({ index, answer }, moved(answer));
    } catch (error) {
      // Other properties of an error may not be cloneable.
      const { message, stack } = error instanceof Error ? error : new Error(String(error));
      reply({ index, error: Object.assign(new Error(message), { stack }) });
    }
  });
}
