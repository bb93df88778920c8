import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { readZip } from "./read-zip.ts";

it("reads code and leaves out everything else", () => {
  const archive = zipSync({
    "live/main.tf": strToU8("a = 1\n"),
    "live/.terraform/modules/x/main.tf": strToU8("b = 1\n"),
    "live/README.md": strToU8("# Read me\n"),
    "live/terragrunt.hcl": strToU8("inputs = {}\n"),
  });
  expect(readZip(archive)).toEqual({
    files: [
      { path: "live/main.tf", text: "a = 1\n" },
      { path: "live/terragrunt.hcl", text: "inputs = {}\n" },
    ],
    skipped: [],
  });
});

it("does not unpack what is too much", () => {
  const bomb = new Uint8Array(4_000_000);
  const entries = Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => [`${at}.tf`, new Uint8Array(1_000_000)]),
  );
  const archive = zipSync({ "bomb.tf": bomb, ...entries }, { level: 9 });
  expect(archive.length).toBeLessThan(30_000);
  const { files, skipped } = readZip(archive);
  expect(files.map(({ text }) => text.length)).toEqual(Array.from({ length: 8 }, () => 1_000_000));
  expect(skipped.map(({ path, reason }) => `${path} ${reason}`)).toEqual([
    "bomb.tf too-long",
    ...["8", "9", "10", "11"].map((at) => `${at}.tf too-many`),
  ]);
});

it("unpacks at most the declared size, and no entry with another size", () => {
  const archive = zipSync({ "a.tf": new Uint8Array(900_000) }, { level: 9 });
  const view = new DataView(archive.buffer);
  // The central directory starts with a signature and has the size 24 bytes after it.
  const central = archive.findIndex(
    (_, at) => at + 4 <= archive.length && view.getUint32(at, true) === 0x02014b50,
  );
  view.setUint32(central + 24, 10, true);
  const { files } = readZip(archive);
  expect(files.map(({ text }) => text.length)).toEqual([10]);
});

it.each([
  ["nothing", new Uint8Array()],
  ["text", strToU8("no archive")],
  ["a part", zipSync({ "a.tf": strToU8("a = 1") }).slice(0, 40)],
])("rejects data that is not an archive: %s", (_, bytes) => {
  expect(() => readZip(bytes)).toThrow();
});
