import { expect, it } from "vitest";
import { isInShare, parseShare } from "./part.ts";

it.each(["1/1", "3/8", "64/64"])("reads the share %s", (text) => {
  const [number, of] = text.split("/").map(Number);
  expect(parseShare(text)).toEqual({ number, of });
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
])("takes %j for no share", (text) => expect(parseShare(text)).toBeUndefined());

it("gives each file to one share, and all shares about as many", () => {
  const files = Array.from({ length: 8000 }, (_, n) => `content/docs/group-${n % 40}/page-${n}.md`);
  const shares = [1, 2, 3, 4].map((number) =>
    files.filter((file) => isInShare(file, { number, of: 4 })),
  );
  expect(shares.flat().sort()).toEqual([...files].sort());
  for (const share of shares) expect(Math.abs(share.length - 2000)).toBeLessThan(200);
});
