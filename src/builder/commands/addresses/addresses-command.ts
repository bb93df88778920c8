import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { isError } from "../../../model/diagnostics/diagnostic.ts";
import { findNearest } from "../../../model/diagnostics/nearest.ts";
import { sum } from "../../../model/sum.ts";
import { formatCount } from "../../../model/text/format-count.ts";
import { getRouteKey, safeDecode } from "../../../model/url/route.ts";
import {
  type AddressRecord,
  addAddresses,
  addressesFile,
  formatAddresses,
  type PublishedPage,
} from "../../../publish/index.ts";
import { type BuildOptions, buildSite } from "../../build-site.ts";
import { formatReport } from "../../diagnostics/report.ts";
import { UserError } from "../../diagnostics/user-error.ts";
import { readAddressRecord } from "../../output/site-addresses.ts";
import type { CommandResult } from "../command-result.ts";

const lostAddressRule = "lost-address";

const maxListed = 20;

/** Builds a site and records its addresses. With `checkOnly`, `ok` is false if some are missing. */
export async function recordAddresses(
  build: Omit<BuildOptions, "onAddresses">,
  { baseUrl, checkOnly }: { baseUrl: string; checkOnly: boolean },
): Promise<CommandResult> {
  let pages: readonly PublishedPage[] = [];
  const { diagnostics } = await buildSite({
    ...build,
    onAddresses(published) {
      pages = published;
    },
  });
  const report = formatReport(diagnostics);
  const errors = diagnostics.filter(isError);
  if (errors.some(({ rule }) => rule !== lostAddressRule)) return { ok: false, text: "", report };
  const record = readAddressRecord(build.siteDir)?.record ?? { baseUrl, pages: new Map() };
  const added = addAddresses(record, pages);
  const isComplete = added.length === 0;
  if (checkOnly) {
    const text = isComplete ? `${addressesFile} is complete\n` : describeMissing(added);
    return { ok: isComplete && errors.length === 0, text, report };
  }
  writeRecord(build.siteDir, record);
  const text = `${formatCount(added.length, "address", "addresses")} added to ${addressesFile}: ${countRecorded(record)} in total\n`;
  return { ok: errors.length === 0, text, report };
}

function describeMissing(added: readonly string[]): string {
  const listedAddresses = added.slice(0, maxListed).map((address) => `  ${address}\n`);
  const more = added.length > maxListed ? `  and ${added.length - maxListed} more\n` : "";
  const hint = "`npm run addresses -- record` adds them";
  return `${addressesFile} lacks ${formatCount(added.length, "address", "addresses")}; ${hint}:\n${listedAddresses.join("")}${more}`;
}

function countRecorded({ pages }: AddressRecord): number {
  return pages.size + sum([...pages.values()].map(({ ids }) => ids.size));
}

/** @throws UserError for an invalid record or an unknown address */
export function dropAddresses(
  siteDir: string,
  addresses: readonly string[],
  reason: string,
): CommandResult {
  const read = readAddressRecord(siteDir);
  if (read === null) {
    throw new UserError(
      `The site has no ${addressesFile}.`,
      "`npm run addresses -- record` writes it",
    );
  }
  const { record, diagnostics } = read;
  if (diagnostics.length > 0) return { ok: false, text: "", report: formatReport(diagnostics) };
  const cleanReason = reason.trim().replace(/\s+/g, " ");
  if (cleanReason === "") throw new UserError("The reason is empty.", 'write `--reason "..."`');
  const dropped = new Set(addresses.map((address) => findAddress(record, address)));
  for (const page of dropped) page.dropReason = cleanReason;
  writeRecord(siteDir, record);
  const count = formatCount(dropped.size, "address", "addresses");
  return { ok: true, text: `${count} dropped: ${cleanReason}\n`, report: "" };
}

function findAddress({ pages }: AddressRecord, address: string) {
  const [route = "", ...rest] = address.split("#");
  const page = pages.get(getRouteKey(route));
  if (page && rest.length === 0) return page;
  const id = safeDecode(rest.join("#"));
  const anchor = page?.ids.get(id);
  if (anchor) return anchor;
  const suggestion = page
    ? findNearest(id, page.ids.keys())
    : findNearest(getRouteKey(route), pages.keys());
  throw new UserError(
    `\`${address}\` is not in ${addressesFile}.`,
    suggestion && `did you mean \`${page ? `${getRouteKey(route)}#${suggestion}` : suggestion}\`?`,
  );
}

function writeRecord(siteDir: string, record: AddressRecord): void {
  writeFileSync(join(siteDir, addressesFile), formatAddresses(record));
}
