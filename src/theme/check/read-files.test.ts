import { expect, it } from "vitest";
import { readFiles } from "./read-files.ts";

const choose = (path: string, text = "") => ({ path, file: new File([text], path) });
const unzip = async () => ({ files: [{ path: "main.tf", text: "a = 1\n" }], skipped: [] });
const getPaths = async (...paths: string[]) =>
  (
    await readFiles(
      paths.map((path) => choose(path)),
      unzip,
    )
  ).files.map(({ path }) => path);

it("reads code and archives, and ignores other files", async () => {
  expect(await getPaths("vpc.tf", "README.md")).toEqual(["vpc.tf"]);
  expect(await getPaths("live.zip")).toEqual(["main.tf"]);
});

it("keeps files of several archives apart", async () => {
  expect(await getPaths("live.zip", "modules.ZIP", "main.tf", "vpc.tf")).toEqual([
    "main.tf",
    "modules/main.tf",
    "other/main.tf",
    "vpc.tf",
  ]);
});

it("skips archives that are too long", async () => {
  const archive = choose("live.zip", " ".repeat(20_000_001));
  expect(await readFiles([archive], unzip)).toEqual({
    files: [],
    skipped: [{ path: "live.zip", reason: "too-long" }],
  });
});
