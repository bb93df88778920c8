import { parentPort, Worker, type WorkerOptions } from "node:worker_threads";

export interface Thread<Task, Result> {
  /** Rejects with the error of the thread. Throws if the task cannot be copied. */
  call(task: Task): Promise<Result>;
  close(): Promise<unknown>;
}

interface Call<Task> {
  index: number;
  task: Task;
}

type Reply<Result> = { index: number; result: Result } | { index: number; error: Error };

interface PendingCall<Result> {
  resolve(result: Result): void;
  reject(error: Error): void;
}

export function openThread<Task, Result>(
  program: string,
  options: WorkerOptions = {},
): Thread<Task, Result> {
  const worker = new Worker(program, options);
  const pending = new Map<number, PendingCall<Result>>();
  let sentCalls = 0;
  let failure: Error | undefined;
  worker.on("message", (reply: Reply<Result>) => {
    const request = pending.get(reply.index);
    pending.delete(reply.index);
    if ("result" in reply) request?.resolve(reply.result);
    else request?.reject(reply.error);
  });
  const fail = (error: Error) => {
    failure ??= error;
    for (const pendingCall of pending.values()) pendingCall.reject(failure);
    pending.clear();
  };
  worker.on("error", fail);
  worker.on("exit", (code) => fail(new Error(`the thread has ended with code ${code}`)));
  return {
    call(task) {
      if (failure) return Promise.reject(failure);
      const call: Call<Task> = { index: sentCalls++, task };
      worker.postMessage(call);
      return new Promise((resolve, reject) => pending.set(call.index, { resolve, reject }));
    },
    close: () => worker.terminate(),
  };
}

/** Handles calls of the parent thread. Results are copied, except the buffers that `getTransferred` returns. */
export function serveCalls<Task, Result>(
  run: (task: Task) => Promise<Result>,
  getTransferred: (result: Result) => ArrayBuffer[] = () => [],
): void {
  const reply = (message: Reply<Result>, buffers: ArrayBuffer[] = []) =>
    parentPort?.postMessage(message, buffers);
  parentPort?.on("message", async ({ index, task }: Call<Task>) => {
    try {
      const result = await run(task);
      reply({ index, result }, getTransferred(result));
    } catch (error) {
      // Other properties of an error may not be cloneable.
      const { message, stack } = error instanceof Error ? error : new Error(String(error));
      reply({ index, error: Object.assign(new Error(message), { stack }) });
    }
  });
}
