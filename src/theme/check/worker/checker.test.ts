import { expect, it, vi } from "vitest";
import {
  type CheckRequest,
  type CheckResponse,
  CheckTimeoutError,
  type CheckWorker,
  openChecker,
} from "./checker.ts";

const site = { index: "/api/versions.json", libraries: [], unversioned: [] };

interface FakeWorker extends CheckWorker {
  requests: CheckRequest[];
  ended: boolean;
  answer(answer: Omit<CheckResponse, "id">): void;
}

function fakeWorkers() {
  const workers: FakeWorker[] = [];
  const start = () => {
    const worker: FakeWorker = {
      requests: [],
      ended: false,
      onmessage: null,
      onerror: null,
      postMessage: (question) => worker.requests.push(question),
      terminate() {
        worker.ended = true;
      },
      answer(answer) {
        const id = worker.requests.at(-1)?.id ?? 0;
        worker.onmessage?.({ data: { id, ...answer } } as MessageEvent<CheckResponse>);
      },
    };
    workers.push(worker);
    return worker;
  };
  return { workers, start };
}

const rest = () => new Promise((resolve) => setImmediate(resolve));

it("loads once and passes on answers", async () => {
  const { workers, start } = fakeWorkers();
  const checker = openChecker(site, start);
  const [first, second] = [checker.prepare(), checker.prepare()];
  workers[0]?.answer({});
  await Promise.all([first, second]);
  const unzipped = checker.unzip(new ArrayBuffer(0));
  await rest();
  workers[0]?.answer({ value: { files: [], skipped: [] } });
  expect(await unzipped).toEqual({ files: [], skipped: [] });
  expect(workers[0]?.requests.map(({ kind }) => kind)).toEqual(["prepare", "unzip"]);
});

it("ends a worker that takes too long, and starts another one", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const { workers, start } = fakeWorkers();
    const checker = openChecker(site, start);
    const answer = checker.check({ files: [] });
    workers[0]?.answer({});
    await rest();
    vi.advanceTimersByTime(60_000);
    await expect(answer).rejects.toThrow(CheckTimeoutError);
    expect(workers[0]?.ended).toBe(true);
    const again = checker.check({ files: [] });
    workers[1]?.answer({});
    await rest();
    workers[1]?.answer({ failure: "no network" });
    await expect(again).rejects.toThrow("no network");
  } finally {
    vi.useRealTimers();
  }
});

it("reports a crashed worker", async () => {
  const { workers, start } = fakeWorkers();
  const checker = openChecker(site, start);
  const answer = checker.check({ files: [] });
  workers[0]?.onerror?.({} as ErrorEvent);
  await expect(answer).rejects.toThrow("crashed");
});
