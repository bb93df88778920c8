import { example, exampleProfiles } from "../../site/data/example.ts";
import { walkthroughs } from "../../site/data/walkthroughs.ts";
import { readThing } from "../play/state.ts";
import type { Walkthrough } from "../rehearse.ts";
import type { World } from "../world/world.ts";

/** The example company of this site, as the rehearsal knows a world. */
export function siteWorld(): World {
  const { accounts, regions, state } = example;
  const ids = new Map(Object.entries(accounts).map(([name, { id }]) => [name, id]));
  return {
    accounts: [...ids].map(([name, id]) => ({ name, id })),
    otherAccounts: reasoned(example.outsideAccounts),
    regions: [
      { value: regions.default, reason: "the guides' own" },
      { value: regions.second, reason: "recovery and replicas" },
      { value: regions.global, reason: "services that AWS runs in one Region" },
    ],
    defaultRegion: regions.default,
    ranges: [
      ...example.vpcs.map(({ name, range }) => ({ value: range, reason: `the VPC ${name}` })),
      ...example.otherRanges.map(({ range, use }) => ({ value: range, reason: use })),
    ],
    profiles: exampleProfiles().map(({ name, account, role }) => ({
      name,
      accountId: ids.get(account) ?? "",
      role,
    })),
    tags: new Map(Object.entries(example.library).map(([name, { tag }]) => [name, tag])),
    liveRepository: "infrastructure-live",
    layout: example.layout.map(({ path }) => path),
    environments: [...example.environments],
    stateBucket: state.bucket,
    domain: example.organization.domain,
    exceptions: [...example.exceptions],
  };
}

function reasoned(values: Readonly<Record<string, string>>): World["otherAccounts"] {
  return Object.entries(values).map(([value, reason]) => ({ value, reason }));
}

/** Folder of the pages that walkthroughs name. */
const docs = "site/content/docs";

/** The guides of this site that readers follow from their start. */
export function siteWalkthroughs(): Walkthrough[] {
  return Object.entries(walkthroughs).map(([id, { page, after, start, removal }]) => ({
    id,
    file: `${docs}/${page}`,
    after,
    start: start.map(readThing),
    removal,
  }));
}
