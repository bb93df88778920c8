import { slug } from "github-slugger";
import { z } from "zod";
import { SourceError } from "../../../src/catalog/api/site-source.ts";
import { findNearest } from "../../../src/model/diagnostics/nearest.ts";
import { splitFrontMatter } from "../../../src/model/text/front-matter.ts";
import { getOpenFence } from "../../../src/model/text/markdown-fences.ts";
import { safeDecode } from "../../../src/model/url/route.ts";
import { type MarkdownHeading, readHeading } from "../../../src/publish/markdown/heading-anchor.ts";
import {
  createMissingPartError,
  listSome,
  quoteSiteText,
  RequestError,
  splitIntoParts,
  truncate,
} from "../response.ts";
import { defineTool, partNumber, type ToolContext } from "./tool.ts";

export const readPageTool = defineTool({
  name: "read_page",
  title: "Read a page",
  description:
    "Returns a page of the documentation as Markdown: the beginning with a list of its sections, one section, or the next part.",
  schema: z.strictObject({
    address: z
      .string()
      .trim()
      .min(1)
      .max(2000)
      .describe("Address, path, or title of the page; an anchor chooses a section"),
    section: z.string().max(200).optional().describe("Heading or anchor of a section"),
    part: partNumber,
  }),
  async run({ address, section, part }, context) {
    const { route, anchor, base } = await resolveRoute(address, context);
    const page = await readMarkdownPage(route, base, context);
    // Assistants send an empty text for an optional parameter.
    const requestedSection = section || anchor;
    const headings = extractHeadings(page.text);
    const chosenSection = requestedSection ? findHeading(headings, requestedSection) : undefined;
    if (requestedSection && !chosenSection)
      throw createMissingSectionError(requestedSection, headings);
    const parts = splitIntoParts(
      chosenSection ? getSectionText(page.text, chosenSection, headings) : page.text,
    );
    const text = parts[part - 1];
    if (text === undefined) throw createMissingPartError(parts.length);
    const rest =
      parts.length > part
        ? [`Part ${part} of ${parts.length}: ask again with \`part: ${part + 1}\` for the next.`]
        : [];
    const sections =
      rest.length > 0 && part === 1 && !chosenSection
        ? [`Sections, each available with \`section\`: ${listHeadings(headings)}`]
        : [];
    const sectionAddress = chosenSection ? `${page.address}#${chosenSection.id}` : page.address;
    return [quoteSiteText(text, { ...page, address: sectionAddress }), ...sections, ...rest].join(
      "\n",
    );
  },
});

export async function resolveRoute(
  address: string,
  { site, signal }: ToolContext,
): Promise<{ route: string; anchor: string; base: string }> {
  const base = await site.fetchAddress(signal);
  const titled = findByTitle(address, await site.fetchPages(signal));
  if (titled !== undefined) return { route: titled, anchor: "", base };
  const isAbsolute = /^[a-z][a-z\d+.-]*:/i.test(address);
  const reference = isAbsolute ? address : address.replace(/^\/*/, "/");
  if (!URL.canParse(reference, base)) throw new RequestError(`\`${address}\` is not an address`);
  const url = new URL(reference, base);
  const { origin, pathname } = new URL(base);
  if (url.origin !== origin) {
    throw new RequestError(
      `\`${truncate(address, 200)}\` is not on this site, which is at ${base}; give a path such as \`/docs/guides\``,
    );
  }
  const path = safeDecode(url.pathname);
  // The address of the home page may lack the final slash.
  const isInSite = `${path}/`.startsWith(pathname);
  const sitePath = isInSite ? path.slice(pathname.length - 1) : path;
  const route =
    sitePath.replace(/(?:\/index)?(?:\.html|\.md)$/, "").replace(/(?<=.)\/+$/, "") || "/";
  return { route, anchor: safeDecode(url.hash.slice(1)), base };
}

/** Paths and titles that several pages share are not titles. */
function findByTitle(
  address: string,
  pages: readonly [route: string, title: string][],
): string | undefined {
  if (pages.some(([route]) => route === `/${address.replace(/^\/+/, "")}`)) return undefined;
  const wanted = address.toLowerCase();
  const [found, ...others] = pages.filter(([, title]) => title.toLowerCase() === wanted);
  return others.length === 0 ? found?.[0] : undefined;
}

interface MarkdownPage {
  title: string;
  address: string;
  facts: string[];
  text: string;
}

const frontMatter = z.object({
  title: z.string().optional().catch(undefined),
  version: z.coerce.string().optional().catch(undefined),
  last_change: z.coerce.string().optional().catch(undefined),
});

/** @throws RequestError if the page does not exist */
export async function readMarkdownPage(
  route: string,
  base: string,
  { site, signal }: ToolContext,
): Promise<MarkdownPage> {
  const source = await loadMarkdownPage(route, { site, signal });
  const { yaml, body } = splitFrontMatter(source);
  const { title, version, last_change } = frontMatter.catch({}).parse(await readYaml(yaml ?? ""));
  const text = body.replace(/^\n+/, "");
  return {
    title: title ?? /^# (.+)$/m.exec(text)?.[1] ?? route,
    address: base + route.slice(1),
    facts: [
      ...(version ? [`version ${truncate(version, 40)}`] : []),
      ...(last_change ? [`last changed ${truncate(last_change, 40)}`] : []),
    ],
    text,
  };
}

async function readYaml(text: string): Promise<unknown> {
  // Imported on demand, because it slows down the start.
  const { parse } = await import("yaml");
  try {
    return parse(text, { maxAliasCount: 0 });
  } catch {
    return {};
  }
}

async function loadMarkdownPage(route: string, { site, signal }: ToolContext): Promise<string> {
  try {
    return await site.fetchPage(route, signal);
  } catch (error) {
    if (!(error instanceof SourceError) || error.failure !== "missing") throw error;
    const routes = (await site.fetchPages(signal)).map(([text]) => text.replace(/(?<=.)\/$/, ""));
    const suggestion =
      routes.find((candidate) => candidate.endsWith(route)) ?? findNearest(route, routes);
    const hint = suggestion
      ? `did you mean \`${suggestion}\`?`
      : "`search` finds pages by their words";
    throw new RequestError(`the site has no page \`${truncate(route, 200)}\`: ${hint}`);
  }
}

interface Heading extends MarkdownHeading {
  level: number;
  start: number;
}

function extractHeadings(text: string): Heading[] {
  const headings: Heading[] = [];
  let openFence = "";
  let start = 0;
  for (const line of text.split("\n")) {
    const next = getOpenFence(line, openFence);
    const [, marks = "", words = ""] = /^(#{2,6}) (.+)$/.exec(line) ?? [];
    if (openFence === "" && next === "" && marks !== "") {
      headings.push({ ...readHeading(words), level: marks.length, start });
    }
    openFence = next;
    start += line.length + 1;
  }
  return headings;
}

function findHeading(headings: readonly Heading[], requestedSection: string): Heading | undefined {
  const words = requestedSection.replace(/^#+\s*/, "").trim();
  const asSlug = slug(words);
  return (
    headings.find(({ id }) => id === words) ??
    headings.find(({ plainHeading, heading }) => plainHeading === words || heading === words) ??
    headings.find(({ plainHeading, id }) => id === asSlug || slug(plainHeading) === asSlug)
  );
}

function getSectionText(text: string, section: Heading, headings: readonly Heading[]): string {
  const after = headings.slice(headings.indexOf(section) + 1);
  return text
    .slice(section.start, after.find(({ level }) => level <= section.level)?.start)
    .trimEnd();
}

function listHeadings(headings: readonly Heading[]): string {
  return listSome(headings.map(({ plainHeading }) => plainHeading));
}

function createMissingSectionError(
  requestedSection: string,
  headings: readonly Heading[],
): RequestError {
  const [, kind, name] = /^(input|output)_([\w-]+)$/.exec(requestedSection) ?? [];
  if (kind && name) {
    return new RequestError(
      `\`${requestedSection}\` is an ${kind} of a module: call \`get_interface\` with \`inputs: ["${name}"]\` and \`descriptions: true\``,
    );
  }
  const available = headings.length === 0 ? "it has none" : `it has: ${listHeadings(headings)}`;
  return new RequestError(`the page has no section \`${requestedSection}\`; ${available}`);
}
