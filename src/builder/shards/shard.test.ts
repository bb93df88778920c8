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
  const places = Array.from({ length: 8000 }, (_, n) => n / 8000);
  const shares = [1, 2, 3, 4].map((number) =>
    places.filter((place) => isInShard(place, { number, of: 4 })),
  );
  expect(shares.flat()).toEqual(places);
  for (const share of shares) expect(share).toHaveLength(2000);
});
