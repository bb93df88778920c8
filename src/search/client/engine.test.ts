import { describe, expect, it } from "vitest";
import type { SearchRecord } from "../../model/search.ts";
import { indexFiles, indexRecord } from "../index/index.ts";
import { createEngine } from "./engine.ts";
import { SearchError, type SearchFilters } from "./provider.ts";

const record = (given: Partial<SearchRecord>): SearchRecord => ({
  kind: "page",
  route: "/docs/vpc",
  anchor: "",
  title: "VPC",
  heading: "VPC",
  path: ["Guides"],
  text: "",
  version: null,
  locale: "en",
  ...given,
});

const input = (name: string, text: string, service = "vpc"): SearchRecord =>
  record({
    kind: "input",
    route: `/docs/reference/${service}`,
    anchor: `input_${name}`,
    title: service.toUpperCase(),
    heading: name,
    path: ["Reference", service.toUpperCase()],
    text,
  });

const corpus: SearchRecord[] = [
  record({ text: "Networks of an account, with subnets in three tiers." }),
  record({
    kind: "section",
    anchor: "nat",
    heading: "NAT gateways",
    path: ["Guides", "VPC"],
    text: "Set num_nat_gateways to one per zone. Deploying more costs more.",
  }),
  record({
    route: "/docs/eks",
    title: "EKS",
    heading: "EKS",
    text: "Kubernetes clusters in a VPC.",
  }),
  record({
    kind: "section",
    route: "/docs/eks",
    title: "EKS",
    anchor: "auth",
    heading: "Errors",
    path: ["Guides", "EKS"],
    text: "error: You must be logged in to the server (Unauthorized). Run terragrunt run --all plan.",
  }),
  input("num_nat_gateways", "How many NAT gateways."),
  input("vpc_id", "Where it runs; see cidr_block."),
  input("cidr_block", "Address range of the VPC."),
  input("tags", "Labels of everything that the module makes."),
  input("cidr_block", "Address range that may connect.", "bastion"),
  record({
    route: "/docs/hostile",
    title: "<script>",
    heading: "<script>",
    text: "<img onerror=x>",
  }),
];

function engine(records = corpus) {
  const files = new Map(indexFiles(records.map(indexRecord)).map(({ path, text }) => [path, text]));
  const asked: string[] = [];
  return {
    asked,
    ...createEngine(async (path) => {
      asked.push(path);
      const text = files.get(path);
      if (text === undefined) throw new SearchError("unavailable", `no ${path}`);
      return JSON.parse(text);
    }, "/"),
  };
}

async function places(text: string, filters: SearchFilters = {}): Promise<string[]> {
  const { groups } = await engine().search({ text, filters, pages: 8 });
  return groups.flatMap(({ hits }) => hits.map(({ href }) => href));
}

describe("what comes first", () => {
  it.each([
    ["num_nat_gateways", "/docs/reference/vpc#input_num_nat_gateways"],
    ["NUM_NAT_GATEWAYS", "/docs/reference/vpc#input_num_nat_gateways"],
    ["num_nat_gate", "/docs/reference/vpc#input_num_nat_gateways"],
    ["num_nat_gatewys", "/docs/reference/vpc#input_num_nat_gateways"],
    ["var.vpc_id", "/docs/reference/vpc#input_vpc_id"],
    ["nat gateways", "/docs/vpc#nat"],
    ["vpc", "/docs/vpc"],
    ["k8s", "/docs/eks"],
    ["how do I deploy more", "/docs/vpc#nat"],
    ["must be logged in to the server", "/docs/eks#auth"],
    ["terragrunt run --all", "/docs/eks#auth"],
    ["num-nat-gateways", "/docs/reference/vpc#input_num_nat_gateways"],
    ["numNatGateways", "/docs/reference/vpc#input_num_nat_gateways"],
    ["num nat gateways", "/docs/reference/vpc#input_num_nat_gateways"],
    ["var.tags", "/docs/reference/vpc#input_tags"],
    ["$" + '{var.tags["Name"]}', "/docs/reference/vpc#input_tags"],
    ["tgas", "/docs/reference/vpc#input_tags"],
  ])("%s", async (query, place) => {
    expect((await places(query))[0]).toBe(place);
  });

  it("offers every service that has the input", async () => {
    const { groups } = await engine().search({ text: "cidr_block", filters: {}, pages: 8 });
    expect(
      groups
        .slice(0, 2)
        .map(({ hits }) => hits[0]?.href)
        .sort(),
    ).toEqual(["/docs/reference/bastion#input_cidr_block", "/docs/reference/vpc#input_cidr_block"]);
  });
});

describe("bare words, which name a thing", () => {
  const records = [
    record({ route: "/docs/keep", title: "Retention", heading: "Retention", text: "Of all logs." }),
    input("retention_days", "How long they stay.", "logs"),
  ];
  const first = async (text: string) =>
    (await engine(records).search({ text, filters: {}, pages: 8 })).groups[0]?.href;

  it("lead to what is about it, before an input with them in its name", async () => {
    expect(await first("logs retention")).toBe("/docs/keep");
  });

  it.each([
    "what is the retention of logs in days",
    "retention_days logs",
  ])("are not in a question or a name: %s", async (query) => {
    expect(await first(query)).toBe("/docs/reference/logs");
  });

  it.each([
    ["what is the retention of the logs", "/docs/keep"],
    ["retention_days of the logs", "/docs/reference/logs"],
  ])("no output answers a question, only its name: %s", async (query, page) => {
    const [keep, entry] = records as [SearchRecord, SearchRecord];
    const { search } = engine([
      { ...keep, text: "Of all logs, in days." },
      { ...entry, kind: "output", text: "How long the logs stay." },
    ]);
    expect((await search({ text: query, filters: {}, pages: 8 })).groups[0]?.href).toBe(page);
  });
});

it("lets words that say little not stand above the one that is meant", async () => {
  const { search } = engine([
    record({ route: "/docs/access", title: "Set up access", heading: "Set up access" }),
    record({
      route: "/docs/access",
      kind: "section",
      anchor: "a",
      heading: "Keys",
      text: "Jenkins.",
    }),
    record({ route: "/docs/jenkins", title: "Jenkins", heading: "Jenkins", text: "A server." }),
  ]);
  const { groups } = await search({ text: "set up jenkins", filters: {}, pages: 8 });
  expect(groups[0]?.href).toBe("/docs/jenkins");
});

it("narrows by kind and area", async () => {
  expect(await places("vpc", { kind: "page" })).toEqual(["/docs/vpc", "/docs/eks"]);
  expect(await places("vpc", { area: "Reference", kind: "page" })).toEqual([]);
});

it("marks the match in the excerpt, as text", async () => {
  const { groups } = await engine().search({ text: "script", filters: {}, pages: 8 });
  expect(groups[0]?.hits[0]?.heading).toEqual([
    { text: "<", marked: false },
    { text: "script", marked: true },
    { text: ">", marked: false },
  ]);
});

it("puts an exact name before places that are called like its parts", async () => {
  const filler = "what the rest of a long text is about ".repeat(40);
  const { search } = engine([
    input("group_sudo", "Group of those who may do everything."),
    record({
      kind: "section",
      anchor: "image",
      heading: "Image",
      text: `${filler} install --group-sudo admins ${filler} services/group-sudo.tf`,
    }),
  ]);
  const first = async (text: string) =>
    (await search({ text, filters: {}, pages: 8 })).groups[0]?.hits[0]?.href;
  expect(await first("--group-sudo")).toBe("/docs/vpc#image");
  expect(await first("group-sudo.tf")).toBe("/docs/vpc#image");
  expect(await first("group-sudo")).toBe("/docs/reference/vpc#input_group_sudo");
});

it("puts a page before those below it that are called so too", async () => {
  const titled = (route: string, title: string) => record({ route, title, heading: title });
  const { search } = engine([
    titled("/docs/lamp/repair", "Repair the lamp"),
    titled("/docs/lamp", "Lamps that burn"),
  ]);
  const { groups } = await search({ text: "lamp", filters: {}, pages: 8 });
  expect(groups.map(({ href }) => href)).toEqual(["/docs/lamp", "/docs/lamp/repair"]);
});

it("finds words with another ending beside the very word", async () => {
  const { search } = engine([
    record({ route: "/docs/a", title: "Sharing", heading: "Sharing", text: "A word." }),
    record({ route: "/docs/b", title: "Snapshots", heading: "Snapshots", text: "How to share." }),
  ]);
  const { groups } = await search({ text: "sharing snapshots", filters: {}, pages: 8 });
  expect(groups[0]?.href).toBe("/docs/b");
});

it("does not take common words side by side for a phrase", async () => {
  const texts = ["What are the parts of my logs? An application.", "The logs of an application."];
  const { search } = engine(
    texts.map((text, index) =>
      record({ route: `/docs/${index}`, title: `${index}`, heading: `${index}`, text }),
    ),
  );
  const text = "what are the logs of my application";
  expect((await search({ text, filters: {}, pages: 8 })).groups[0]?.href).toBe("/docs/1");
});

describe("queries that ask for nothing", () => {
  it.each(["", " ", "🚀🚀", ".*+?^$(){}|[]\\", "--", "_", "\u0000"])("%j", async (query) => {
    expect(await places(query)).toEqual([]);
  });
});

it.each([
  "v",
  "<script>alert(1)</script>",
  "vpc ".repeat(500),
  "__proto__",
  "constructor toString",
])("survives %j", async (query) => {
  expect(Array.isArray(await places(query))).toBe(true);
});

it("reads few files, whatever the size of the index", async () => {
  const many = Array.from({ length: 3000 }, (_, index) =>
    record({
      route: `/docs/p${index}`,
      text: `word${index % 700} terraform module number${index}`,
    }),
  );
  const one = engine([...corpus, ...many]);
  await one.search({ text: "terraform num_nat_gateways", filters: {}, pages: 8 });
  expect(one.asked.filter((path) => path.includes("terms-")).length).toBeLessThan(12);
});

it("asks again for a file that failed, and says what is no index", async () => {
  let broken = true;
  const files = new Map(indexFiles(corpus.map(indexRecord)).map(({ path, text }) => [path, text]));
  const flaky = createEngine(async (path) => {
    if (broken) return "not an index";
    return JSON.parse(files.get(path) ?? "");
  }, "/");
  const query = { text: "vpc", filters: {}, pages: 8 };
  await expect(flaky.search(query)).rejects.toMatchObject({ failure: "unavailable" });
  broken = false;
  expect((await flaky.search(query)).groups[0]?.href).toBe("/docs/vpc");
});

it("finds its way in an index that was replaced meanwhile", async () => {
  const filesOf = (records: SearchRecord[]) =>
    new Map(indexFiles(records.map(indexRecord)).map(({ path, text }) => [path, text]));
  let files = filesOf(corpus);
  const opened = createEngine(async (path) => {
    const text = files.get(path);
    if (text === undefined) throw new SearchError("unavailable", `no ${path}`);
    return JSON.parse(text);
  }, "/");
  await opened.prepare();
  files = filesOf([...corpus, record({ route: "/docs/new", title: "Fresh", heading: "Fresh" })]);
  const query = { text: "fresh", filters: {}, pages: 8 };
  expect((await opened.search(query)).groups[0]?.href).toBe("/docs/new");
});

it("counts the places that the page of results would show, not every weak match", async () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    record({
      route: `/docs/page-${index}`,
      title: `Page ${index}`,
      heading: `Page ${index}`,
      text: "one of the gateways",
    }),
  );
  const { search } = engine([...corpus, ...many]);
  const asked = { text: "num_nat_gateways", filters: {} };
  const { total, groups } = await search({ ...asked, pages: 300 });
  expect(total).toBe(groups.flatMap(({ hits }) => hits).length);
  expect(total).toBeLessThan(10);
  expect((await search({ ...asked, pages: 1 })).total).toBe(total);
});

it("marks no longer word for a part of an identifier, and what was typed of an unfinished one", async () => {
  const { search } = engine([
    record({ text: "Set num_nat_gateways, the number of gateways for NAT." }),
  ]);
  const marked = async (text: string) =>
    (await search({ text, filters: {}, pages: 1 })).groups[0]?.hits[0]?.excerpt
      .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
      .join("");
  expect(await marked("num_nat_gateways")).toBe(
    "Set [num_nat_gateways], the number of [gateways] for [NAT].",
  );
  expect(await marked("numbe")).toBe("Set num_nat_gateways, the [numbe]r of gateways for NAT.");
});

describe("while somebody types on a slow line", () => {
  /** An engine whose records come when the test says so; what is asked of it is written down. */
  function slowRecords() {
    const pages = ["lamp", "lantern", "larch", "lark"].map((word) =>
      // As many words as keep each page in a chunk of its own.
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
    const files = new Map(
      indexFiles(pages.flat().map(indexRecord)).map(({ path, text }) => [path, text]),
    );
    const asked: string[] = [];
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const opened = createEngine(async (path) => {
      if (path.includes("records")) {
        asked.push(path);
        await released;
      }
      return JSON.parse(files.get(path) ?? "");
    }, "/");
    const search = (text: string, signal?: AbortSignal) =>
      opened.search({ text, filters: {}, pages: 1 }, signal);
    return { search, asked, release };
  }

  /** Everything that can go on without the records has done so. */
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

  it("asks for no records of a query that was taken back before it came to them", async () => {
    const { search, asked } = slowRecords();
    const controller = new AbortController();
    const stopped = search("lamp", controller.signal);
    controller.abort();
    await expect(stopped).rejects.toMatchObject({ name: "AbortError" });
    expect(asked).toEqual([]);
  });

  it("lets two queries wait for records, and forgets those between them and the newest", async () => {
    const { search, asked, release } = slowRecords();
    const first = ["lamp", "lantern"].map((text) => search(text));
    await settled();
    expect(asked).toHaveLength(2);
    const controller = new AbortController();
    const between = search("larch", controller.signal);
    const newest = search("lark");
    const known = search("lamp");
    await settled();
    expect(asked).toHaveLength(2);
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
    expect(asked).toHaveLength(3);
  });
});
