import { expect, it } from "vitest";
import { takeTurns } from "./take-turns.ts";

it("lets two be under way and the others wait in order", async () => {
  const turns = takeTurns(2);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const all = ["a", "b", "c", "d"].map((name) =>
    turns(() => {
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
  // All places are free again.
  for (const name of ["e", "f"]) void turns(async () => begun.push(name));
  expect(begun).toEqual(["a", "b", "c", "d", "e", "f"]);
});

it("goes on after a failure", async () => {
  const turns = takeTurns(1);
  const failed = turns(async () => {
    throw new Error("gone");
  });
  const next = turns(async () => "here");
  await expect(failed).rejects.toThrow("gone");
  expect(await next).toBe("here");
});
