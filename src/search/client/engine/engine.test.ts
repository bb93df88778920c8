import { describe, expect, it } from "vitest";
import { corpus, indexOf, input, record, testEngine } from "../../../../tests/search-records.ts";
import type { SearchRecord } from "../../../model/search/search.ts";
import type { SearchFilters } from "../provider.ts";
import { createEngine } from "./engine.ts";

async function hrefsFor(text: string, filters: SearchFilters = {}): Promise<string[]> {
  const { groups } = await testEngine().search({ text, filters, pages: 8 });
  return groups.flatMap(({ hits }) => hits.map(({ href }) => href));
}

describe("results", () => {
  it("limits results to a scope, and counts the results of other scopes", async () => {
    const query = { text: "nat gateways", pages: 8 };
    const all = await testEngine().search({ ...query, filters: {} });
    expect(all.counts).toMatchObject({ all: all.total, guides: 1, inputs: 1, blog: 0 });
    const inputs = await testEngine().search({ ...query, filters: { scope: "inputs" } });
    expect(inputs.groups.flatMap(({ hits }) => hits.map(({ kind }) => kind))).toEqual(["input"]);
    expect(inputs.counts).toEqual(all.counts);
    const none = await testEngine().search({ ...query, filters: { scope: "blog" } });
    expect(none).toMatchObject({ groups: [], total: 0, counts: { guides: 1 } });
  });

  it("puts pages with all keywords first, and names what the others lack", async () => {
    const { groups } = await testEngine().search({ text: "vpc labels", filters: {}, pages: 8 });
    const missing = groups.map((group) => group.missing);
    expect(missing[0]).toBeUndefined();
    expect(missing.at(-1)).toEqual(["labels"]);
    expect(missing.findIndex(Boolean)).toBeGreaterThan(missing.lastIndexOf(undefined));
  });

  it("suggests the nearest spelling of a word that nothing has", async () => {
    const getSuggestion = async (text: string) =>
      (await testEngine().search({ text, filters: {}, pages: 8 })).suggestion;
    expect(await getSuggestion("num_nat_gatwys")).toBe("num_nat_gateways");
    expect(await getSuggestion("num_nat_gateways")).toBeUndefined();
    // The last word is completed only for the results.
    expect(await getSuggestion("num_nat_gatwys dep")).toBe("num_nat_gateways dep");
    expect(await getSuggestion("num_nat_gtwys")).toBeUndefined();
    expect(await getSuggestion("qzxjvw")).toBeUndefined();
    expect(await getSuggestion("any_old_gatekeeper")).toBeUndefined();
    // Two letters of a short word can make any other word.
    const packets = [record({ text: "Packets" }), input("packet", "A size.", "network")];
    const { suggestion } = await testEngine(packets).search({
      text: "market",
      filters: {},
      pages: 8,
    });
    expect(suggestion).toBeUndefined();
  });

  it.each([
    ["cidrblok", true],
    ["cidrblockk", true],
    ["cidrblcok", true],
    ["cidrblack", true],
    ["idrblock", true],
    ["dicrblokc", false],
    ["cid", true],
  ])("finds cidrblock for %s: %s", async (text, isFound) => {
    const { groups } = await testEngine([input("cidrblock", "A range.")]).search({
      text,
      filters: {},
      pages: 8,
    });
    expect(groups.length > 0).toBe(isFound);
  });

  it("does not correct short words", async () => {
    const engine = testEngine([input("cid", "A range."), input("tags", "Labels.")]);
    const countGroups = async (text: string) =>
      (await engine.search({ text, filters: {}, pages: 8 })).groups.length;
    expect(await countGroups("tgas")).toBe(1);
    expect(await countGroups("cdi")).toBe(0);
  });

  it("returns the facts of an input", async () => {
    const facts = { type: "number", default: "1", since: "0.9.0" };
    const records = [{ ...input("wick_length", "How long."), facts }];
    const { groups } = await testEngine(records).search({ text: "wick", filters: {}, pages: 8 });
    expect(groups[0]?.hits[0]).toMatchObject({ facts, heading: [{ text: "wick" }, {}] });
  });

  it("ranks the input first whose fact the query asks for", async () => {
    const title = { ...record({ text: "num_nat_gateways and its default" }), title: "VPC" };
    const { groups } = await testEngine([...corpus, { ...title, route: "/docs/z" }]).search({
      text: "vpc nat gateways default",
      filters: {},
      pages: 8,
    });
    expect(groups[0]?.hits[0]?.href).toBe("/docs/reference/vpc#input_num_nat_gateways");
  });
});

describe("queries for an input of a service", () => {
  const page = (title: string, route: string) =>
    record({ title, heading: title, route, text: `All about ${title}.` });
  const services = [
    ...corpus,
    page("RDS", "/docs/reference/rds"),
    input("idle_timeout", "Seconds.", "rds"),
    input("storage_encrypted", "Encrypts disks.", "rds"),
    page("RDS Replica", "/docs/reference/rds replica"),
    input("idle_timeout", "Seconds.", "rds replica"),
    input("storage_encrypted", "Encrypts disks.", "rds replica"),
    ...Array.from({ length: 12 }, (_, number) =>
      record({
        route: `/docs/timeout-${number}`,
        title: "Timeouts of idle connections",
        heading: "Timeouts of idle connections",
        text: "rds idle timeout rds idle timeout",
      }),
    ),
  ];
  const getFirst = async (text: string, pages: number) => {
    const { groups } = await testEngine(services).search({ text, filters: {}, pages });
    expect(new Set(groups.slice(0, 3).map(({ href }) => href)).size).toBe(
      Math.min(3, groups.length),
    );
    return groups[0]?.hits[0]?.href;
  };

  it.each([
    ["rds storage_encrypted default", "rds#input_storage_encrypted"],
    ["rds replica storage encrypted since", "rds replica#input_storage_encrypted"],
    ["is idle_timeout required for rds?", "rds#input_idle_timeout"],
    ["rds idle timeout", "rds#input_idle_timeout"],
    ["idle timeout rds replica", "rds replica#input_idle_timeout"],
  ])("%s leads to %s", async (text, expected) => {
    for (const pages of [6, 16, 40]) {
      expect(await getFirst(text, pages)).toBe(`/docs/reference/${expected}`);
    }
  });

  it("lead to the page of the service if they contain only its name", async () => {
    expect(await getFirst("rds", 6)).toBe("/docs/reference/rds");
  });
});

describe("first result", () => {
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
    ["num_nat_gateways vpc default", "/docs/reference/vpc#input_num_nat_gateways"],
    ["num_nat_gateways per zone", "/docs/vpc#nat"],
    ["num_nat_gateways zone_count", "/docs/vpc#nat"],
    ["num_nat_gateways = 3", "/docs/reference/vpc#input_num_nat_gateways"],
    ["numNatGateways", "/docs/reference/vpc#input_num_nat_gateways"],
    ["num nat gateways", "/docs/reference/vpc#input_num_nat_gateways"],
    ["var.tags", "/docs/reference/vpc#input_tags"],
    ["$" + '{var.tags["Name"]}', "/docs/reference/vpc#input_tags"],
    ["tgas", "/docs/reference/vpc#input_tags"],
  ])("%s", async (query, href) => {
    expect((await hrefsFor(query))[0]).toBe(href);
  });

  it("offers every service that has the input", async () => {
    const { groups } = await testEngine().search({ text: "cidr_block", filters: {}, pages: 8 });
    expect(
      groups
        .slice(0, 2)
        .map(({ hits }) => hits[0]?.href)
        .sort(),
    ).toEqual(["/docs/reference/bastion#input_cidr_block", "/docs/reference/vpc#input_cidr_block"]);
  });
});

describe("keywords", () => {
  const records = [
    record({ route: "/docs/keep", title: "Retention", heading: "Retention", text: "Of all logs." }),
    input("retention_days", "How long they stay.", "logs"),
  ];
  const first = async (text: string) =>
    (await testEngine(records).search({ text, filters: {}, pages: 8 })).groups[0]?.href;

  it("rank a page about the topic above an input with the words in its name", async () => {
    expect(await first("logs retention")).toBe("/docs/keep");
  });

  it.each([
    "what is the retention of logs in days",
    "retention_days logs",
  ])("rank the input first in a question or identifier: %s", async (query) => {
    expect(await first(query)).toBe("/docs/reference/logs");
  });

  it.each([
    ["what is the retention of the logs", "/docs/keep"],
    ["retention_days of the logs", "/docs/reference/logs"],
  ])("outputs match by name, not as answers: %s", async (query, page) => {
    const [keep, entry] = records as [SearchRecord, SearchRecord];
    const { search } = testEngine([
      { ...keep, text: "Of all logs, in days." },
      { ...entry, kind: "output", text: "How long the logs stay." },
    ]);
    expect((await search({ text: query, filters: {}, pages: 8 })).groups[0]?.href).toBe(page);
  });
});

it("narrows by kind and area", async () => {
  expect(await hrefsFor("vpc", { kind: "page" })).toEqual(["/docs/vpc", "/docs/eks"]);
  expect(await hrefsFor("vpc", { area: "Reference", kind: "page" })).toEqual([]);
});

it("omits hits only from quick results", async () => {
  const pages = ["ash", "beech", "cedar", "elm", "fir", "larch", "maple", "oak"];
  const { search } = testEngine(
    pages.flatMap((name) =>
      [...Array(40).keys()].map((number) =>
        record({
          kind: number === 0 ? "page" : "section",
          route: `/docs/${name}`,
          anchor: number === 0 ? "" : `${number}`,
          title: name,
          heading: number % 20 === 0 ? "tree" : `${name} ${number}`,
        }),
      ),
    ),
  );
  const getShown = async (isQuick: boolean) => {
    const { groups } = await search({ text: "tree", filters: {}, pages: 8, isQuick });
    return groups.flatMap(({ hits }) => hits).length;
  };
  expect(await getShown(false)).toBe(16);
  expect(await getShown(true)).toBeLessThan(16);
});

it("finds sections about an input below the input that the query names", async () => {
  const filler = Array.from({ length: 400 }, (_, number) =>
    record({ route: `/docs/p${number}`, title: `Page ${number}`, heading: `Page ${number}` }),
  );
  const section = record({
    kind: "section",
    route: "/docs/images",
    anchor: "run",
    title: "Images",
    heading: "Containers",
    text: "ECR stores it.",
  });
  const named = input("image_uri", "Address of the image.", "lambda");
  const { search } = testEngine([...filler, section, named]);
  const { groups } = await search({
    text: "lambda image_uri ecr terraform",
    filters: {},
    pages: 6,
  });
  expect(groups.map(({ title }) => title)).toEqual(["LAMBDA", "Images"]);
});

it("shows only one docs version of a page: that of the reader, or the newest", async () => {
  const fog = (version: string) =>
    record({
      route: version === "2.0" ? "/docs/light/fog" : `/docs/${version}/light/fog`,
      path: ["Guides", `Version ${version}`],
      title: "Fog",
      heading: "Fog",
      text: "Blow the horn.",
      version,
    });
  const oil = record({
    route: "/docs/1.0/oil",
    title: "Oil",
    heading: "Oil",
    text: "Horns need oil.",
    version: "1.0",
  });
  const files = indexOf([fog("1.0"), oil, fog("2.0"), fog("3.0")], [], "2.0");
  const { search } = createEngine(async (path) => JSON.parse(files.get(path) ?? ""), "/");
  const getRoutes = async (pageVersion?: string) => {
    const query = { text: "horn", filters: {}, pages: 4, ...(pageVersion && { pageVersion }) };
    return (await search(query)).groups.map(({ href }) => href).sort();
  };
  expect(await getRoutes()).toEqual(["/docs/1.0/oil", "/docs/light/fog"]);
  expect(await getRoutes("3.0")).toEqual(["/docs/1.0/oil", "/docs/3.0/light/fog"]);
});

it("keeps shown results in order when more are loaded", async () => {
  const records = Array.from({ length: 20 }, (_, index) => [
    input(`cluster_${index}`, "Its nodes.", `service-${index}`),
    record({
      route: `/docs/page-${index}`,
      title: `Page ${index}`,
      heading: `Page ${index}`,
      text: `The cluster nodes, told with ${"many other ".repeat(20)}words.`,
    }),
  ]).flat();
  const shown = async (pages: number) => {
    const { groups } = await testEngine(records).search({
      text: "cluster nodes",
      filters: {},
      pages,
    });
    return groups.map(({ href }) => href);
  };
  const [some, more] = [await shown(16), await shown(31)];
  expect(some).toHaveLength(16);
  expect(more).toHaveLength(31);
  expect(more.slice(0, 16)).toEqual(some);
});

it("marks the match in the snippet, as text", async () => {
  const { groups } = await testEngine().search({ text: "script", filters: {}, pages: 8 });
  expect(groups[0]?.hits[0]?.heading).toEqual([
    { text: "<", marked: false },
    { text: "script", marked: true },
    { text: ">", marked: false },
  ]);
});

describe("empty queries", () => {
  it.each(["", " ", "🚀🚀", ".*+?^$(){}|[]\\", "--", "_", "\u0000"])("%j", async (query) => {
    expect(await hrefsFor(query)).toEqual([]);
  });
});

it.each([
  "v",
  "<script>alert(1)</script>",
  "vpc ".repeat(500),
  "__proto__",
  "constructor toString",
])("survives %j", async (query) => {
  expect(Array.isArray(await hrefsFor(query))).toBe(true);
});

it("counts the hits of the results page, not every weak match", async () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    record({
      route: `/docs/page-${index}`,
      title: `Page ${index}`,
      heading: `Page ${index}`,
      text: "one of the gateways",
    }),
  );
  const { search } = testEngine([...corpus, ...many]);
  const query = { text: "num_nat_gateways", filters: {} };
  const { total, groups } = await search({ ...query, pages: 300 });
  expect(total).toBe(groups.flatMap(({ hits }) => hits).length);
  expect(total).toBeLessThan(10);
  expect((await search({ ...query, pages: 1 })).total).toBe(total);
});

it("marks whole words and identifiers, and the typed prefix of an unfinished word", async () => {
  const { search } = testEngine([
    record({ text: "Set num_nat_gateways, the number of gateways for NAT." }),
  ]);
  const marked = async (text: string) =>
    (await search({ text, filters: {}, pages: 1 })).groups[0]?.hits[0]?.snippet
      .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
      .join("");
  expect(await marked("num_nat_gateways")).toBe(
    "Set [num_nat_gateways], the number of [gateways] for [NAT].",
  );
  expect(await marked("num")).toBe("Set [num]_nat_gateways, the [num]ber of gateways for NAT.");
  expect(await marked("numbe")).toBe("Set num_nat_gateways, the [number] of gateways for NAT.");
});

it.each([
  ["데이터베이스", "a noun inside of a compound"],
  ["데이터베이스를", "a noun with another particle"],
  ["VPC에서 서브넷", "a name with a particle"],
])("finds Korean words: %s, %s", async (text) => {
  const records = [
    ...corpus,
    record({
      route: "/docs/ko",
      title: "클라우드데이터베이스는",
      heading: "클라우드데이터베이스는",
      text: "VPC의 서브넷을 만듭니다.",
    }),
  ];
  const { groups } = await testEngine(records).search({ text, filters: {}, pages: 8 });
  expect(groups[0]?.href).toBe("/docs/ko");
});

describe("bad input", () => {
  const key = `AKIA${"A1B2C3D4".repeat(2)}`;

  it.each([
    ["10,000 characters", "nat gateway ".repeat(834)],
    ["10,000 characters without a space", "x".repeat(10_000)],
    ["stop words", "how do the of and in"],
    ["punctuation", "?!… «—» ;;; ()[]{}<>"],
    ["mixed scripts", "VPC 網路 שער NAT ゲートウェイ"],
    ["a stack trace", "panic: runtime error\n\tat main.go:12 +0x1f\n\tat vpc.Subnets(0xc0001)"],
    ["a secret", `NAT gateways fail with ${key}`],
    ["operators of other searches", '"nat gateways" AND (vpc OR -eks) site:docs kind:input*'],
    ["names of built-in properties", "constructor __proto__ toString"],
  ])("does not fail, and repeats no secret: %s", async (_, text) => {
    const { groups, total } = await testEngine().search({ text, filters: {}, pages: 6 });
    expect(groups.length > 0).toBe(total > 0);
    expect(JSON.stringify(groups)).not.toContain(key);
  });
});

it("finds inputs whose longer names contain an identifier, next to texts that mention it", async () => {
  const common = Array.from({ length: 60 }, (_, page) =>
    record({ route: `/docs/${page}`, title: `Page ${page}`, text: "One NAT gateway per zone." }),
  );
  const { search } = testEngine([
    ...common,
    record({ route: "/docs/comments", title: "Comments", text: "For example, `nat_gateways`." }),
    input("num_nat_gateways", "Number of gateways.", "network"),
  ]);
  const { groups } = await search({ text: "nat_gateways", filters: {}, pages: 8 });
  expect(groups.map(({ href }) => href).slice(0, 2)).toEqual([
    "/docs/comments",
    "/docs/reference/network",
  ]);
});
