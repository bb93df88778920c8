import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import {
  dropAddresses,
  recordAddresses,
} from "../../src/builder/commands/addresses/addresses-command.ts";
import { root } from "./build-fixture.ts";
import { createTemporarySite, type TemporarySite } from "./temporary-site.ts";

let site: TemporarySite;

beforeEach(() => {
  site = createTemporarySite();
});

afterEach(() => site.dispose());

const page = (text: string) => `---\ntitle: Home\n---\n\n${text}\n`;

function run(siteDir: string, checkOnly = false) {
  const build = {
    root,
    siteDir,
    outDir: join(site.dir, ".out"),
    cacheDir: join(site.dir, ".cache"),
    bundleDir: join(root, ".cache/bundles"),
  };
  return recordAddresses(build, { baseUrl: "/", checkOnly });
}

function readRecordedAddresses(): string[] {
  const text = readFileSync(join(site.dir, "addresses.txt"), "utf8");
  return text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
}

it("records new URLs, reports lost ones, and accepts a loss with a reason", async () => {
  site.write("content/docs/index.md", page("## One\n\nText."));
  const incomplete = await run(site.dir, true);
  expect(incomplete).toMatchObject({ ok: false, report: "" });
  expect(incomplete.text).toContain("addresses.txt lacks");
  expect(existsSync(join(site.dir, "addresses.txt"))).toBe(false);

  expect(await run(site.dir)).toMatchObject({ ok: true, report: "" });
  expect(readRecordedAddresses()).toEqual(["base /", "/", " one"]);
  expect(await run(site.dir, true)).toMatchObject({
    ok: true,
    text: "addresses.txt is complete\n",
  });

  site.write("content/docs/index.md", page("## Two\n\nText."));
  const lost = await run(site.dir);
  expect(lost).toMatchObject({ ok: false });
  expect(lost.report).toContain("`/#one` was published and is gone");
  expect(lost.text).toBe("1 address added to addresses.txt: 3 in total\n");

  const text = "1 address dropped: said twice\n";
  expect(dropAddresses(site.dir, ["/#one"], " said \n twice ")).toMatchObject({ text });
  expect(readRecordedAddresses()).toEqual(["base /", "/", " -one\tsaid twice", " two"]);
  expect(await run(site.dir, true)).toMatchObject({ ok: true, report: "" });

  // An address that exists again is kept again.
  site.write("content/docs/index.md", page("## Two\n\n## One\n\nText."));
  expect((await run(site.dir, true)).text).toContain("  /#one\n");
  await run(site.dir);
  expect(readRecordedAddresses()).toEqual(["base /", "/", " one", " two"]);
});

it("drops only recorded URLs, and only with a reason", async () => {
  expect(() => dropAddresses(site.dir, ["/"], "x")).toThrow("The site has no addresses.txt.");
  site.write("addresses.txt", "base /\n/\n subnets\n");
  const drop = (address: string, reason: string) => {
    try {
      return dropAddresses(site.dir, [address], reason);
    } catch (error) {
      return error;
    }
  };
  expect(drop("/#subnet", "x")).toMatchObject({ hint: "did you mean `/#subnets`?" });
  expect(drop("/docs", "x")).toMatchObject({ message: "`/docs` is not in addresses.txt." });
  expect(drop("/#subnets", " ")).toMatchObject({ message: "The reason is empty." });
  expect(readRecordedAddresses()).toEqual(["base /", "/", " subnets"]);
  site.write("addresses.txt", "base /\n/\n<<<<<<< HEAD\n");
  expect(drop("/", "x")).toMatchObject({ ok: false });
  expect(await run(site.dir)).toMatchObject({ ok: false, text: "" });
  expect(readRecordedAddresses()).toContain("<<<<<<< HEAD");
});

it("writes no record for a site with errors", async () => {
  site.write("content/docs/index.md", page("[a](/none)"));
  expect(await run(site.dir)).toMatchObject({ ok: false, text: "" });
  expect(existsSync(join(site.dir, "addresses.txt"))).toBe(false);
});
