import { z } from "zod";
import { SourceError } from "../../../src/catalog/api/site-source.ts";
import { completeVersion, splitQuery } from "../../../src/catalog/history/versions-in-query.ts";
import type { EntryFacts } from "../../../src/model/search/search.ts";
import { formatCount } from "../../../src/model/text/format-count.ts";
import {
  dialogPages,
  getDialogQuery,
  type SearchQuery,
} from "../../../src/search/client/provider.ts";
import { formatPart, RequestError, siteTextNotice } from "../response.ts";
import { defineTool, partNumber, type ToolContext } from "./tool.ts";

/** The text of a heading or snippet without its highlights. */
const getPlainText = (pieces: { text: string }[]) => pieces.map(({ text }) => text).join("");

const maxPages = 15;

/** The query of the search dialog by default; others request one page more than the highest limit. */
function createQuery(
  text: string,
  kind: SearchQuery["filters"]["kind"],
  limit: number,
): SearchQuery {
  if (kind) return { text, filters: { kind }, pages: maxPages + 1 };
  if (limit > dialogPages) return { text, filters: {}, pages: maxPages + 1 };
  return getDialogQuery(text);
}

const entryQuestion =
  /^(?:(?:which|what)\s+)?(?:(outputs?)|inputs?|variables?|arguments?|parameters?)\s+(\w+)/i;

/** The kind of entry that a query such as "which input controls X" or "output for Y" asks for. */
function getRequestedKind(query: string): "input" | "output" | undefined {
  const [asked = "", output, next = ""] = entryQuestion.exec(query) ?? [];
  const isName = /^(?:which|what)/i.test(asked)
    ? !/^(?:are|can|do|does)$/i.test(next)
    : /^(?:for|of|that|to|which|with|whose)$/i.test(next);
  if (!isName) return undefined;
  return output === undefined ? "input" : "output";
}

/** For a query such as "upgrade from 0.104 to 1.0", which no page answers for two versions. */
async function getPlanHint(query: string, { site, signal }: ToolContext): Promise<string> {
  const { versions, words } = splitQuery(query);
  if (versions.length === 0) return "";
  const published = (await site.fetchPublishedVersions(signal)).map(({ version }) => version);
  const areKnown = versions.every((version) => completeVersion(version, published) !== undefined);
  const asksForPlan =
    versions.length > 1 || ["upgrade", "upgrading"].some((word) => words.includes(word));
  return areKnown && asksForPlan
    ? " `upgrade_plan` lists what changes between two versions of a module."
    : "";
}

function getSuggestionText(suggestion: string | undefined): string {
  return suggestion === undefined ? "" : ` Did you mean \`${suggestion}\`?`;
}

function getFactsText(facts: EntryFacts | undefined): string {
  if (!facts) return "";
  const { type, required, since } = facts;
  const parts = [
    type,
    required && "required",
    facts.default !== undefined && `default ${facts.default}`,
    since !== undefined && `since ${since}`,
  ];
  return parts.filter(Boolean).join("; ");
}

async function getVersionsByPage({
  site,
  signal,
}: ToolContext): Promise<ReadonlyMap<string, string>> {
  const services = await site.fetchServices(signal).catch((error: unknown) => {
    if (error instanceof SourceError) return [];
    throw error;
  });
  return new Map(services.map(({ page, version }) => [page, version]));
}

export const searchTool = defineTool({
  name: "search",
  title: "Search the documentation",
  description:
    "Finds pages, sections, and inputs and outputs of modules, ranked as on the site. Ask in a few words, or by the name of an input.",
  schema: z.strictObject({
    query: z.string().trim().min(1).max(200).describe("A few words, or a name"),
    kind: z
      .enum(["page", "section", "input", "output"])
      .optional()
      .describe("Only results of this kind"),
    limit: z.int().min(1).max(maxPages).default(dialogPages).describe("Maximum number of pages"),
    part: partNumber,
  }),
  async run({ query, kind, limit, part }, { site, signal }) {
    const engine = await site.loadEngine(signal).catch((error: unknown) => {
      if (!(error instanceof SourceError) || error.failure !== "missing") throw error;
      throw new RequestError(
        "this site has no search: `list_services` names its modules, and `read_page` returns its pages",
      );
    });
    const search = (only: typeof kind) => engine.search(createQuery(query, only, limit), signal);
    const entryKind = kind ?? getRequestedKind(query);
    const searchResults = await search(entryKind);
    const isKindGuessed = entryKind !== kind;
    const isOfGuessedKind = isKindGuessed && searchResults.groups.length > 0;
    const { groups, total, suggestion } =
      isKindGuessed && !isOfGuessedKind ? await search(kind) : searchResults;
    const shownGroups = groups.slice(0, limit);
    if (shownGroups.length === 0) {
      return `Nothing matches \`${query}\`.${getSuggestionText(suggestion)} Use fewer words, or \`list_services\` for the modules.`;
    }
    const base = await site.fetchAddress(signal);
    const versions = await getVersionsByPage({ site, signal });
    const lines = shownGroups.flatMap(({ href: page, hits }) => {
      const version = versions.get(base + page.slice(1));
      const versionText = version === undefined ? "" : ` (${version})`;
      return hits.map(({ kind: hitKind, href, heading, path, snippet, facts }) => {
        const title = [...path, getPlainText(heading)].join(" › ");
        const parts = [
          `- ${hitKind}: ${title}${versionText}`,
          base + href.slice(1),
          getFactsText(facts),
        ];
        return [...parts, getPlainText(snippet)].filter(Boolean).join("\n  ");
      });
    });
    // The query of the dialog never returns more than dialogPages pages.
    const isDialogQuery = !kind && !isOfGuessedKind && limit <= dialogPages;
    const isTruncated = groups.length > limit || (isDialogQuery && groups.length === dialogPages);
    const kindText = isOfGuessedKind
      ? ` Only ${entryKind}s are listed, because the query asks for one.`
      : "";
    const moreHint = limit < maxPages && isTruncated ? " A larger `limit` may show more." : "";
    const planHint = await getPlanHint(query, { site, signal });
    const head = `${formatCount(total, "result")}; shown are those of ${formatCount(shownGroups.length, "page")}.${kindText}${moreHint}${planHint}${getSuggestionText(suggestion)} ${siteTextNotice}`;
    return formatPart({ head, lines, part, hint: "Or narrow the search with `kind`." });
  },
});
