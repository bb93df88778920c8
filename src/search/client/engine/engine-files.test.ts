import { describe, expect, it } from "vitest";
import { corpus, indexOf, record } from "../../../../tests/search-records.ts";
import { SearchError } from "../provider.ts";
import { createEngine } from "./engine.ts";

/** How many files of terms a search fetches. */
async function countShards(files: ReadonlyMap<string, string>, text: string): Promise<number> {
  const requested: string[] = [];
  const { search } = createEngine(async (path) => {
    requested.push(path);
    return JSON.parse(files.get(path) ?? "");
  }, "/");
  await search({ text, filters: {}, pages: 8 });
  return requested.filter((path) => path.includes("terms-")).length;
}

it("reads few files, whatever the size of the index", async () => {
  const many = Array.from({ length: 3000 }, (_, index) =>
    record({
      route: `/docs/p${index}`,
      text: `word${index % 700} terraform module number${index}`,
    }),
  );
  const files = indexOf([...corpus, ...many]);
  const shards = await countShards(files, "terraform num_nat_gateways");
  expect(shards).toBeGreaterThan(0);
  expect(shards).toBeLessThan(12);
  // Only the last word is completed, such as `number` to `number17`.
  expect(await countShards(files, "number terraform")).toBeLessThan(
    await countShards(files, "terraform number"),
  );
});

it("fetches no files to split the words of a long query", async () => {
  const letters = [..."abcdefghijklmnopqrstuvwxyz"];
  const spread = Array.from({ length: 1000 }, (_, index) =>
    record({
      route: `/docs/p${index}`,
      text: letters.map((letter) => `${letter}${index}`).join(" "),
    }),
  );
  const files = indexOf([...corpus, ...spread]);
  const others = "errors of vpc subnets tags";
  expect(await countShards(files, `loadbalancer ${others}`)).toBeLessThan(
    await countShards(files, "loadbalancer"),
  );
});

it("retries a file that failed, and reports an invalid index", async () => {
  let broken = true;
  const files = indexOf(corpus);
  const flaky = createEngine(async (path) => {
    if (broken) return "not an index";
    return JSON.parse(files.get(path) ?? "");
  }, "/");
  const query = { text: "vpc", filters: {}, pages: 8 };
  await expect(flaky.search(query)).rejects.toMatchObject({ failure: "unavailable" });
  broken = false;
  expect((await flaky.search(query)).groups[0]?.href).toBe("/docs/vpc");
});

it.each([
  ["a manifest", "manifest", { format: 6, shards: [1], pages: [] }],
  ["a shard", "terms-", "vpc"],
  ["records", "records-", [{ title: "VPC" }]],
])("rejects %s of another form", async (_, name, damaged) => {
  const files = indexOf(corpus);
  const engine = createEngine(
    async (path) => (path.includes(name) ? damaged : JSON.parse(files.get(path) ?? "")),
    "/",
  );
  await expect(engine.search({ text: "vpc", filters: {}, pages: 8 })).rejects.toThrow(
    /^`search-index\/\S+` is not an index$/,
  );
});

it("loads the new index if a deploy replaced it", async () => {
  let files = indexOf(corpus);
  const opened = createEngine(async (path) => {
    const text = files.get(path);
    if (text === undefined) throw new SearchError("unavailable", `no ${path}`);
    return JSON.parse(text);
  }, "/");
  await opened.prepare();
  files = indexOf([...corpus, record({ route: "/docs/new", title: "Fresh", heading: "Fresh" })]);
  const query = { text: "fresh", filters: {}, pages: 8 };
  expect((await opened.search(query)).groups[0]?.href).toBe("/docs/new");
});

describe("a question", () => {
  const page = (name: string, text: string) =>
    record({ route: `/${name}`, title: name, heading: name, text, names: text });
  const records = [
    page("Undeploy", "delete everything of the cluster"),
    page("Tents", "tear paper, put the tent down"),
  ];
  const related = [["delete", "tear down"]];

  /** The first result and the requested files. */
  async function ask(text: string, isMissing = (_: string) => false) {
    const requested: string[] = [];
    const files = indexOf(records, related);
    const { search } = createEngine(async (path) => {
      requested.push(path.split("/").at(-1) ?? "");
      if (isMissing(path)) throw new SearchError("timeout", path);
      return JSON.parse(files.get(path) ?? "");
    }, "/");
    const { groups } = await search({ text, filters: {}, pages: 8 });
    return { first: groups[0]?.href, requested };
  }

  it("finds what answers it in other words", async () => {
    expect((await ask("how to tear down the cluster")).first).toBe("/Undeploy");
  });

  it("needs one more file, which other queries do not", async () => {
    for (const text of ["tear down the cluster", "delete cluster everything"]) {
      expect((await ask(text)).requested).toContain("questions.json");
    }
    for (const text of ["cluster", "tear down", "delete cluster_name of it"]) {
      expect((await ask(text)).requested).not.toContain("questions.json");
    }
  });

  it("does not load the names for an unknown word that is too short for a suggestion", async () => {
    expect((await ask("tear down the qzx")).requested).not.toContain("names.json");
  });

  it("ranks by words if that file cannot be loaded", async () => {
    const { first } = await ask("put the tent down", (path) => path.endsWith("questions.json"));
    expect(first).toBe("/Tents");
  });
});

describe("while a reader types on a slow connection", () => {
  /** An engine that records its requests and returns records only when the test resolves them. */
  function slowRecords() {
    const pages = ["lamp", "lantern", "larch", "lark"].map((word) =>
      // Enough words to put each page into a separate chunk.
      [...Array(9).keys()].map((number) =>
        record({
          kind: number === 0 ? "page" : "section",
          route: `/docs/${word}`,
          anchor: number === 0 ? "" : `${number}`,
          title: word,
          heading: number === 0 ? word : `${word}${number}`,
        }),
      ),
    );
    const files = indexOf(pages.flat());
    const requested: string[] = [];
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const opened = createEngine(async (path) => {
      if (path.includes("records")) {
        requested.push(path);
        await released;
      }
      return JSON.parse(files.get(path) ?? "");
    }, "/");
    const search = (text: string, signal?: AbortSignal) =>
      opened.search({ text, filters: {}, pages: 1 }, signal);
    return { search, requested, release };
  }

  /** Waits for everything that does not need the records. */
  const waitForOthers = () => new Promise((resolve) => setTimeout(resolve, 20));

  it("loads no records for a query that was aborted before", async () => {
    const { search, requested } = slowRecords();
    const controller = new AbortController();
    const stopped = search("lamp", controller.signal);
    controller.abort();
    await expect(stopped).rejects.toMatchObject({ name: "AbortError" });
    expect(requested).toEqual([]);
  });

  it("queues two queries, and drops those between them and the newest", async () => {
    const { search, requested, release } = slowRecords();
    const first = ["lamp", "lantern"].map((text) => search(text));
    await waitForOthers();
    expect(requested).toHaveLength(2);
    const controller = new AbortController();
    const between = search("larch", controller.signal);
    const newest = search("lark");
    const known = search("lamp");
    await waitForOthers();
    expect(requested).toHaveLength(2);
    controller.abort();
    release();
    await expect(between).rejects.toMatchObject({ name: "AbortError" });
    const found = await Promise.all([...first, newest, known]);
    expect(found.map(({ groups }) => groups[0]?.href)).toEqual([
      "/docs/lamp",
      "/docs/lantern",
      "/docs/lark",
      "/docs/lamp",
    ]);
    expect(requested).toHaveLength(3);
  });
});
