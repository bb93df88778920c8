import { expect, it } from "vitest";
import { isInShard, parseShardPosition } from "./shard.ts";

it.each(["1/1", "3/8", "64/64"])("parses the shard %s", (text) => {
  const [number, of] = text.split("/").map(Number);
  expect(parseShardPosition(text)).toEqual({ number, of });
});

it.each([
  "",
  "0/4",
  "5/4",
  "1/65",
  "1",
  "1/",
  "-1/4",
  "1/4/2",
  "a/b",
  "1.5/4",
])("rejects the shard %j", (text) => expect(parseShardPosition(text)).toBeUndefined());

it("assigns each position to one shard, evenly", () => {
  const positions = Array.from({ length: 8000 }, (_, n) => n / 8000);
  const shards = [1, 2, 3, 4].map((number) =>
    positions.filter((position) => isInShard(position, { number, of: 4 })),
  );
  expect(shards.flat()).toEqual(positions);
  for (const shard of shards) expect(shard).toHaveLength(2000);
});
