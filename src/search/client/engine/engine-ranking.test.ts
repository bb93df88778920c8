import { expect, it } from "vitest";
import { corpus, input, record, testEngine } from "../../../../tests/search-records.ts";
import { indexFiles } from "../../index/index-files.ts";
import { getIndexer } from "../../index/index-record.ts";
import { createEngine } from "./engine.ts";

const { indexRecord, indexUnderNames } = getIndexer([]);

it("ranks an exact identifier above longer ones with that prefix", async () => {
  const name = "aws_ebs_encryption_by_default";
  const { search } = testEngine([
    ...corpus,
    record({ route: "/docs/disks", title: "Disks", heading: "Disks", text: `Set \`${name}\`.` }),
    input(`${name}_enabled`, "Whether new disks are encrypted.", "account"),
  ]);
  const first = async (text: string) =>
    (await search({ text, filters: {}, pages: 8 })).groups.map(({ href }) => href);
  expect(await first(name)).toEqual(["/docs/disks", "/docs/reference/account"]);
  expect((await first(`${name}_e`))[0]).toBe("/docs/reference/account");
});

it("ranks a rare heading above one that many pages share", async () => {
  const page = (name: string, heading: string) => [
    record({ route: `/${name}`, title: name, heading: name }),
    record({ kind: "section", route: `/${name}`, anchor: "a", title: name, heading }),
  ];
  const usual = ["ash", "beech", "cedar", "elm", "fir", "larch"].flatMap((name) =>
    page(name, "Next steps"),
  );
  const { search } = testEngine([...usual, ...page("maple", "Next of kin to a plane tree")]);
  const { groups } = await search({ text: "next", filters: {}, pages: 8 });
  expect(groups[0]?.href).toBe("/maple");
});

it("ranks weak words below significant ones", async () => {
  const { search } = testEngine([
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

it("ranks an exact name above headings with its words", async () => {
  const filler = "what the rest of a long text is about ".repeat(40);
  const { search } = testEngine([
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

it("ranks a page above pages below it with the same words", async () => {
  const titled = (route: string, title: string) => record({ route, title, heading: title });
  const { search } = testEngine([
    titled("/docs/lamp/repair", "Repair the lamp"),
    titled("/docs/lamp", "Lamps that burn"),
  ]);
  const { groups } = await search({ text: "lamp", filters: {}, pages: 8 });
  expect(groups.map(({ href }) => href)).toEqual(["/docs/lamp", "/docs/lamp/repair"]);
});

it.each([
  "Patcher: keep module versions current",
  "Current modules",
])("means %s by its other name rather than a section of another page", async (title) => {
  const files = indexFiles(
    [
      indexRecord(record({ route: "/docs/faq", title: "Patcher help", heading: "Help" })),
      indexRecord(
        record({
          kind: "section",
          route: "/docs/faq",
          title: "Patcher help",
          anchor: "patcher",
          heading: "Patcher",
          text: "Patcher updates versions. Patcher reads code. Patcher opens pull requests.",
        }),
      ),
      indexUnderNames(record({ route: "/docs/guides/tools/patcher", title, heading: title }), {
        otherNames: ["Patcher"],
        menuLabel: null,
      }),
    ],
    [],
  );
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const { search } = createEngine(async (path) => JSON.parse(texts.get(path) ?? ""), "/");
  const { groups } = await search({ text: "patcher", filters: {}, pages: 8 });
  expect(groups[0]?.href).toBe("/docs/guides/tools/patcher");
});

it("ranks a guide above a post with the same words", async () => {
  const text = "What a gateway costs.";
  const titled = (route: string) => record({ route, title: "Gateways", heading: "Gateways", text });
  const { search } = testEngine([
    { ...titled("/blog/gateways"), scope: "blog" },
    titled("/docs/nat"),
  ]);
  const { groups } = await search({ text: "gateway costs", filters: {}, pages: 8 });
  expect(groups[0]?.href).toBe("/docs/nat");
});

it("ranks a section about a word above a post with the word in its title", async () => {
  const title = "Costs of gateways";
  const { search } = testEngine([
    record({ route: "/blog/costs", title, heading: title, scope: "blog" }),
    record({}),
    record({ kind: "section", anchor: "nat", heading: "Gateways of subnets" }),
  ]);
  const { groups } = await search({ text: "gateway", filters: {}, pages: 8 });
  expect(groups[0]?.hits[0]?.href).toBe("/docs/vpc#nat");
});

it("finds words with another ending next to the exact word", async () => {
  const { search } = testEngine([
    record({ route: "/docs/a", title: "Sharing", heading: "Sharing", text: "A word." }),
    record({ route: "/docs/b", title: "Snapshots", heading: "Snapshots", text: "How to share." }),
  ]);
  const { groups } = await search({ text: "sharing snapshots", filters: {}, pages: 8 });
  expect(groups[0]?.href).toBe("/docs/b");
});

it("takes an unfinished word for the only one that it can become", async () => {
  const hrefsFor = async (text: string) => {
    const { groups } = await testEngine().search({ text, filters: {}, pages: 8 });
    return groups.flatMap(({ hits }) => hits.map(({ href }) => href));
  };
  const finished = await hrefsFor("gateways");
  expect(finished.length).toBeGreaterThan(0);
  expect(await hrefsFor("gate")).toEqual(finished);
  expect(await hrefsFor("vpc gate")).toEqual(await hrefsFor("vpc gateways"));
});

it("finds a word in the other spelling from its first letters on", async () => {
  const word = "organisation";
  const { search } = testEngine([record({ route: "/a", heading: "Organisation units" })]);
  for (let length = 4; length <= word.length; length++) {
    const { groups } = await search({ text: word.slice(0, length), filters: {}, pages: 8 });
    expect(groups, word.slice(0, length)).toHaveLength(1);
  }
});

it("does not take common words side by side for a phrase", async () => {
  const texts = ["What are the parts of my logs? An application.", "The logs of an application."];
  const { search } = testEngine(
    texts.map((text, index) =>
      record({ route: `/docs/${index}`, title: `${index}`, heading: `${index}`, text }),
    ),
  );
  const text = "what are the logs of my application";
  expect((await search({ text, filters: {}, pages: 8 })).groups[0]?.href).toBe("/docs/1");
});

it("takes words side by side for a phrase only from the start of a word on", async () => {
  const texts = ["One catalog group and one log.", "One log group and one catalog."];
  const { search } = testEngine(
    texts.map((text, index) =>
      record({ route: `/docs/${index}`, title: `${index}`, heading: `${index}`, text }),
    ),
  );
  const { groups } = await search({ text: "log group", filters: {}, pages: 8 });
  expect(groups[0]?.href).toBe("/docs/1");
});

const section = (heading: string, text = "") =>
  record({ kind: "section", route: "/docs/a", anchor: heading, title: "Answers", heading, text });

it.each([
  ["loadbalancer logs", "Logs of the load balancer"],
  ["Restart of a nodegroup", "Restart a node group"],
  ["how do I turn on the loadbalancer logs", "Logs of the load balancer"],
  ["dirname of a file", "File paths"],
])("reads compounds as the words that headings contain: %s", async (text, heading) => {
  const { search } = testEngine([
    section("Logs of a bucket"),
    section("Logs of the load balancer", "One file per hour."),
    section("Restart a server"),
    section("Restart a node group"),
    section("File paths", "Call dirname."),
    section("The name of a dir"),
    section("Balance of a load", "A loadbalancer."),
    section("A second load balancer"),
  ]);
  const { groups } = await search({ text, filters: {}, pages: 8 });
  expect(groups[0]?.hits[0]?.heading.map((part) => part.text).join("")).toBe(heading);
});

it("does not split a word that is a heading", async () => {
  const { search } = testEngine([
    section("Name of a user"),
    section("Names of users and groups"),
    section("Username"),
  ]);
  const { groups, total } = await search({ text: "username", filters: {}, pages: 8 });
  expect(groups[0]?.hits[0]?.heading.map((part) => part.text).join("")).toBe("Username");
  expect(total).toBe(1);
});

it("takes a version for less than a word", async () => {
  const { search } = testEngine([
    record({ route: "/docs/update", title: "Update to 3.14", heading: "Update to 3.14" }),
    record({ route: "/docs/helm", title: "Helm timeouts", heading: "Helm timeouts" }),
    ...corpus,
  ]);
  const { groups } = await search({ text: "helm 3.14 timeout", filters: {}, pages: 8 });
  expect(groups[0]?.href).toBe("/docs/helm");
});
