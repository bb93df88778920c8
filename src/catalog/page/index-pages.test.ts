import { expect, test } from "vitest";
import { createTestService } from "../../../tests/support/test-service.ts";
import * as messages from "../../model/reference/catalog-messages.ts";
import { getCatalogDocs, getFrontMatter } from "./index-pages.ts";

test("links of a README to modules of its repository lead to their pages", async () => {
  const module = { ...(await createTestService("")), repository: "acme/net", version: "1.0.0" };
  const host = "https://github.com/acme/net";
  const links = [
    `${host}/tree/v1.0.0/modules/vpc`,
    `${host}/blob/master/modules/vpc/README.md`,
    `${host}/tree/v1.0.0/modules/vpc-peering`,
    `${host}/tree/v1.0.0/modules/other`,
  ];
  const readme = links.map((link) => `[a](<${link}>)`).join(" ");
  const services = [
    { ...module, source: "", name: "net", index: readme, hasIndexFile: false },
    { ...module, source: "modules/vpc", name: "vpc" },
    { ...module, source: "modules/vpc-peering", name: "peering" },
    { ...module, source: "modules/other", name: "other", repository: "acme/other" },
  ];
  const docs = getCatalogDocs(
    { categories: [], services, versions: [], unobserved: [], repositories: [], connections: [] },
    { docsRoute: "/docs", origin: "", baseUrl: "/", language: { messages, locale: "en" } },
  );
  const page = (name: string) => `[a](</docs/reference/services/${module.category}/${name}>)`;
  expect(docs.find(({ path }) => path.includes("/net."))?.text).toBe(
    [page("vpc"), page("vpc"), page("peering"), `[a](<${links[3]}>)`].join(" "),
  );
});

test.each([
  "---\ntitle: Network\n---\n",
  "---  \ntitle: Network\n---  \n",
  "\uFEFF---\r\ntitle: Network\r\n---\r\n",
])("reads the title of %j as the page does", async (index) => {
  expect(getFrontMatter({ ...(await createTestService("")), index }).title).toBe("Network");
});

test("resolves aliases in the front matter", async () => {
  const index = "---\ntitle: &name Network\nother_names: [*name, VPC]\n---\n";
  const { title, otherNames } = getFrontMatter({ ...(await createTestService("")), index });
  expect([title, otherNames]).toEqual(["Network", ["Network", "VPC"]]);
});
