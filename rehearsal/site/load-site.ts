import { join } from "node:path";
import { fillText } from "../../site/components/reader-values/fill-text.ts";
import type { Replacements } from "../../site/components/reader-values/fill-values.ts";
import {
  type ExampleCompany as ExampleOfSite,
  example,
  getExampleProfiles,
} from "../../site/data/example.ts";
import type { Walkthrough as SiteWalkthrough } from "../../site/data/walkthroughs/walkthrough.ts";
import { walkthroughs } from "../../site/data/walkthroughs.ts";
import { getHclParser } from "../../src/catalog/hcl/load-parser.ts";
import { loadCatalog } from "../../src/catalog/service/load-catalog.ts";
import { getKnownModules, openCodeChecker } from "../../src/catalog/usage/check-code.ts";
import { readIfExists } from "../../src/files/read-if-exists.ts";
import { listFiles } from "../../src/files/walk-files.ts";
import type { ExampleCompany } from "../example/example-company.ts";
import type { RehearsedSite } from "../rehearse.ts";
import { findDependentInputs } from "../safety/dependent-inputs.ts";
import { createCodeReader } from "../simulator/iac/read-code.ts";
import { parseResource } from "../simulator/session.ts";
import type { Walkthrough } from "../simulator/simulate-walkthroughs.ts";

/** Folders with pages, from the root of the repository. */
const folders = ["site/content/docs", "site/content/blog", "site/catalog"];

export async function loadSite(root: string): Promise<RehearsedSite> {
  const catalog = await loadCatalog({
    siteDir: join(root, "site"),
    store: null,
    engineVersion: "",
  });
  const modules = getKnownModules(catalog);
  const parseHcl = await getHclParser();
  return {
    pages: folders.flatMap((folder) =>
      listFiles(join(root, folder))
        // Files whose names begin with `_` are included in other pages.
        .filter((path) => /(?:^|\/)[^_/][^/]*\.mdx?$/.test(path))
        // These repeat the pages of the steps.
        .filter((path) => !path.endsWith("/deployment-walkthrough/all-steps.mdx"))
        .map((path) => `${folder}/${path}`),
    ),
    read: (file) => readIfExists(join(root, file)) ?? null,
    walkthroughs: Object.entries<SiteWalkthrough>(walkthroughs).map(([id, walkthrough]) => ({
      id,
      ...getPages(walkthrough),
      prerequisites: walkthrough.prerequisites,
      requirements: walkthrough.requirements.map(parseResource),
    })),
    company: getExampleCompany(example),
    modules,
    dependentInputs: new Map(
      catalog.services.map(({ source, module }) => [source, findDependentInputs(module.inputs)]),
    ),
    code: await openCodeChecker({ modules, store: null, engineVersion: "" }),
    parseHcl,
    readCode: createCodeReader(parseHcl),
  };
}

function getPages({
  page,
  steps = [],
  removal,
}: SiteWalkthrough): Pick<Walkthrough, "files" | "removal"> {
  const overview = `site/content/docs/${page}`;
  const getPage = (step: string) => overview.replace(/\.mdx$/, `/${step}.mdx`);
  const removalStep = steps.find(({ kind }) => kind === "removal");
  return {
    files: [overview, ...steps.map(({ name }) => getPage(name))],
    removal: removalStep
      ? { file: getPage(removalStep.name), section: null }
      : { file: overview, section: removal ?? null },
  };
}

/** The walkthroughs as readers see them who have entered other values. */
export function withOtherValues(site: RehearsedSite, replacements: Replacements): RehearsedSite {
  const ids = Object.entries<SiteWalkthrough>(walkthroughs).flatMap(([id, { steps }]) =>
    steps ? [id] : [],
  );
  const filled = site.walkthroughs.filter(({ id }) => ids.includes(id));
  const company = JSON.parse(fillText(JSON.stringify(example), replacements)) as ExampleOfSite;
  return {
    ...site,
    pages: filled.flatMap(({ files }) => files),
    walkthroughs: filled,
    company: getExampleCompany(company),
    read(file) {
      const text = site.read(file);
      return text === null ? null : fillText(text, replacements);
    },
  };
}

function getExampleCompany(company: ExampleOfSite): ExampleCompany {
  const { accounts, regions, state } = company;
  const ids = new Map(Object.entries(accounts).map(([name, { id }]) => [name, id]));
  return {
    accounts: [...ids].map(([name, id]) => ({ name, id })),
    otherAccounts: Object.entries(company.otherAccounts).map(([value, reason]) => ({
      value,
      reason,
    })),
    regions: [
      { value: regions.default, reason: "the Region of the guides" },
      { value: regions.second, reason: "recovery and replicas" },
      { value: regions.global, reason: "services that AWS runs in one Region" },
    ],
    defaultRegion: regions.default,
    ranges: [
      ...company.vpcs.map(({ name, range }) => ({ value: range, reason: `the VPC ${name}` })),
      ...company.otherRanges.map(({ range, use }) => ({ value: range, reason: use })),
    ],
    profiles: getExampleProfiles().map(({ name, account, role }) => ({
      name,
      accountId: ids.get(account) ?? "",
      role,
    })),
    tags: new Map(Object.entries(company.library)),
    liveRepository: "infrastructure-live",
    layout: company.layout.map(({ path }) => path),
    environments: [...company.environments],
    stateBucket: state.bucket,
    domain: company.organization.domain,
    exceptions: [...company.exceptions],
  };
}
