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
  respond(response: Omit<CheckResponse, "id">): void;
}

function fakeWorkers() {
  const workers: FakeWorker[] = [];
  const start = () => {
    const worker: FakeWorker = {
      requests: [],
      ended: false,
      onmessage: null,
      onerror: null,
      postMessage: (request) => worker.requests.push(request),
      terminate() {
        worker.ended = true;
      },
      respond(response) {
        const id = worker.requests.at(-1)?.id ?? 0;
        worker.onmessage?.({ data: { id, ...response } } as MessageEvent<CheckResponse>);
      },
    };
    workers.push(worker);
    return worker;
  };
  return { workers, start };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it("prepares once, and returns what the worker responds", async () => {
  const { workers, start } = fakeWorkers();
  const checker = openChecker(site, start);
  const [first, second] = [checker.prepare(), checker.prepare()];
  workers[0]?.respond({});
  await Promise.all([first, second]);
  const unzipped = checker.unzip(new ArrayBuffer(0));
  await nextTurn();
  workers[0]?.respond({ value: { files: [], skipped: [] } });
  expect(await unzipped).toEqual({ files: [], skipped: [] });
  expect(workers[0]?.requests.map(({ kind }) => kind)).toEqual(["prepare", "unzip"]);
});

it("ends a worker that takes too long, and starts another one", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const { workers, start } = fakeWorkers();
    const checker = openChecker(site, start);
    const result = checker.check({ files: [] });
    workers[0]?.respond({});
    await nextTurn();
    vi.advanceTimersByTime(60_000);
    await expect(result).rejects.toThrow(CheckTimeoutError);
    expect(workers[0]?.ended).toBe(true);
    const again = checker.check({ files: [] });
    workers[1]?.respond({});
    await nextTurn();
    workers[1]?.respond({ failure: "no network" });
    await expect(again).rejects.toThrow("no network");
  } finally {
    vi.useRealTimers();
  }
});

it("reports a crashed worker", async () => {
  const { workers, start } = fakeWorkers();
  const checker = openChecker(site, start);
  const result = checker.check({ files: [] });
  workers[0]?.onerror?.({} as ErrorEvent);
  await expect(result).rejects.toThrow("crashed");
});
