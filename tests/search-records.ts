import type { SearchRecord } from "../src/model/search/search.ts";
import { createEngine } from "../src/search/client/engine/engine.ts";
import { indexFiles } from "../src/search/index/index-files.ts";
import { getIndexer } from "../src/search/index/index-record.ts";

/** A record of a page. `given` overrides the defaults. */
export const record = (given: Partial<SearchRecord>): SearchRecord => ({
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

/** A record of an input. */
export const input = (name: string, text: string, service = "vpc"): SearchRecord =>
  record({
    kind: "input",
    route: `/docs/reference/${service}`,
    anchor: `input_${name}`,
    title: service.toUpperCase(),
    heading: name,
    path: ["Reference", service.toUpperCase()],
    text,
  });

/** A small site: guides, a reference of two services, and a page with markup for a title. */
export const corpus: SearchRecord[] = [
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

const { indexRecord } = getIndexer([]);

/** The files of an index, by path. */
export function indexOf(
  records: SearchRecord[],
  related: string[][] = [],
  lastVersion?: string,
): Map<string, string> {
  const files = indexFiles(records.map(indexRecord), related, lastVersion);
  return new Map(files.map(({ path, text }) => [path, text]));
}

/** A search engine over the index of some records. */
export function testEngine(records = corpus) {
  const files = indexOf(records);
  return createEngine(async (path) => JSON.parse(files.get(path) ?? ""), "/");
}
