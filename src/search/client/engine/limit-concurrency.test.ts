import { expect, it } from "vitest";
import { limitConcurrency } from "./limit-concurrency.ts";

it("runs two tasks at a time, in order", async () => {
  const limit = limitConcurrency(2);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const all = ["a", "b", "c", "d"].map((name) =>
    limit(() => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    }),
  );
  expect(begun).toEqual(["a", "b"]);
  ends.get("b")?.();
  await all[1];
  await Promise.resolve();
  expect(begun).toEqual(["a", "b", "c"]);
  for (const name of ["a", "c"]) ends.get(name)?.();
  await Promise.all([all[0], all[2]]);
  ends.get("d")?.();
  await all[3];
  expect(begun).toEqual(["a", "b", "c", "d"]);
  // Both slots are free again.
  for (const name of ["e", "f"]) void limit(async () => begun.push(name));
  expect(begun).toEqual(["a", "b", "c", "d", "e", "f"]);
});

it("runs the next task after one failed", async () => {
  const limit = limitConcurrency(1);
  const failed = limit(async () => {
    throw new Error("gone");
  });
  const next = limit(async () => "here");
  await expect(failed).rejects.toThrow("gone");
  expect(await next).toBe("here");
});
