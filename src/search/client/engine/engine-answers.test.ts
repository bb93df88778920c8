import { describe, expect, it } from "vitest";
import { corpus, indexOf, input, record } from "../../../../tests/search-records.ts";
import type { SearchRecord } from "../../../model/search/search.ts";
import { createEngine } from "./engine.ts";
import { getSituationShare } from "./parse-query.ts";

describe("an answer", () => {
  const text = "Volumes stay after the cluster is gone. Set delete_on_termination to remove them.";
  const about = (heading: string, anchor: string, isAnswer = false) =>
    record({
      kind: "section",
      anchor,
      heading,
      text,
      path: ["Guides", "VPC"],
      ...(isAnswer && { isAnswer }),
    });
  const question = "why do volumes of the cluster stay";

  async function ask(query: string, records: SearchRecord[]) {
    const files = indexOf(records, [["volume", "disk"]]);
    const { search } = createEngine(async (path) => JSON.parse(files.get(path) ?? ""), "/");
    return search({ text: query, filters: {}, pages: 6 });
  }

  it("is the section that is far ahead of all others, with its passage", async () => {
    const section = about("Volumes of a cluster stay", "volumes");
    const { answer, groups } = await ask(question, [
      ...corpus.slice(0, 1),
      section,
      ...corpus.slice(2),
    ]);
    expect(answer).toMatchObject({
      href: "/docs/vpc#volumes",
      version: null,
    });
    expect(answer?.passage.map((piece) => piece.text).join("")).toBe(text);
    expect(groups[0]?.hits[0]?.href).toBe("/docs/vpc#volumes");
  });

  it("is null where two sections are about as good, and undefined for keywords", async () => {
    const twice = [
      ...corpus.slice(0, 1),
      about("Volumes of a cluster stay", "volumes"),
      about("Volumes of a cluster stay", "again"),
      ...corpus.slice(2),
    ];
    expect((await ask(question, twice)).answer).toBeNull();
    expect((await ask("cluster volumes", twice)).answer).toBeUndefined();
  });
});

it("repeats a page as the third result if its next section is better than another page", async () => {
  const text = "Volumes stay after the cluster is gone. Set delete_on_termination to remove them.";
  const section = (anchor: string, heading: string) =>
    record({ kind: "section", anchor, heading, text, path: ["Guides", "VPC"] });
  const other = (route: string, sentence: string) =>
    record({ route, title: "Disks", heading: "Disks", text: sentence });
  const records = [
    record({ text: "Networks of an account." }),
    section("one", "Volumes of a cluster stay"),
    section("two", "Volumes of a cluster stay"),
    other("/docs/disks", text),
    other("/docs/machines", "A cluster and its volumes stay in one zone."),
  ];
  const { search } = createEngine(
    async (path) => JSON.parse(indexOf(records, [["volume", "disk"]]).get(path) ?? ""),
    "/",
  );
  const { groups } = await search({
    text: "why do volumes of the cluster stay",
    filters: {},
    pages: 6,
  });
  const hrefs = groups.flatMap(({ hits }) => hits.map(({ href }) => href));
  const ofPage = hrefs.slice(0, 3).filter((href) => href.startsWith("/docs/vpc#"));
  expect(ofPage).toEqual(["/docs/vpc#one", "/docs/vpc#two"]);
});

it("ranks sections that answer questions higher for several words", async () => {
  const guide = record({ text: "Route tables of peering connections." });
  const entry = record({
    route: "/docs/troubleshooting/vpc",
    title: "Routes",
    heading: "Routes",
    text: "Route tables of peering connections.",
    isAnswer: true,
  });
  const { search } = createEngine(
    async (path) => JSON.parse(indexOf([guide, entry]).get(path) ?? ""),
    "/",
  );
  const { groups } = await search({ text: "peering connections", filters: {}, pages: 6 });
  expect(groups[0]?.href).toBe("/docs/troubleshooting/vpc");
});

it("reads `default` as a plain word if the query names no input of a service", async () => {
  const records = [
    record({ title: "EC2 instance", heading: "EC2 instance" }),
    input("disable_api_termination", "Whether to disable termination. Off by default."),
    record({
      route: "/docs/troubleshooting/vpc",
      title: "Default VPCs",
      heading: "Default VPCs",
      text: "Delete the default VPC of all Regions.",
    }),
  ];
  const { search } = createEngine(
    async (path) => JSON.parse(indexOf(records).get(path) ?? ""),
    "/",
  );
  const { groups } = await search({
    text: "disable default vpc all regions",
    filters: {},
    pages: 6,
  });
  expect(groups[0]?.href).toBe("/docs/troubleshooting/vpc");
});

it("prefers answers more if a query describes a situation in full", () => {
  expect(getSituationShare("peering connections")).toBe(0);
  expect(getSituationShare("peering connection timeout after apply")).toBe(1);
  const sentence = getSituationShare("why does the peering connection time out after an apply");
  expect(sentence).toBeGreaterThan(0);
  expect(sentence).toBeLessThan(1);
});

it("puts a section about an input before inputs of the same name at other services", async () => {
  const services = ["rds", "aurora", "replica", "redis"];
  const text = "Whether a destroy fails without a last copy.";
  const records = [
    ...corpus,
    ...services.map((name) => input("skip_copy", text, name)),
    record({
      route: "/docs/copies",
      title: "Data",
      heading: "Data",
      text: "With skip_copy off, it takes the copy that the bucket rejects.",
    }),
  ];
  const { search } = createEngine(
    async (path) => JSON.parse(indexOf(records).get(path) ?? ""),
    "/",
  );
  const { groups } = await search({ text: "destroy fails skip_copy", filters: {}, pages: 6 });
  const [first, second] = groups.map(({ href }) => href);
  expect(first).toContain("/docs/reference/");
  expect(second).toBe("/docs/copies");
});
