import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import { oneAtATime } from "./watch-site.ts";

it("begins at once, and works once more for all that is asked meanwhile", async () => {
  const log: string[] = [];
  const ask = oneAtATime(async (isLast) => {
    log.push("begin");
    await turn();
    log.push(isLast() ? "last" : "stale");
  });
  const all = [ask(), ask(), ask()];
  expect(log).toEqual(["begin"]);
  await Promise.all(all);
  expect(log).toEqual(["begin", "stale", "begin", "last"]);
  await ask();
  expect(log.slice(4)).toEqual(["begin", "last"]);
});
