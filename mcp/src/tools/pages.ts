import { z } from "zod";
import { nearest } from "../../../src/model/diagnostics/nearest.ts";
import { AskedWrongly, fitting, quoted, usualLength } from "../answer.ts";
import { SourceError } from "../source.ts";
import { defineTool, type ToolContext } from "./tool.ts";

const plainText = (pieces: { text: string }[]) => pieces.map(({ text }) => text).join("");

export const searchTool = defineTool({
  name: "search",
  title: "Search the documentation",
  description:
    "Finds pages, sections, and inputs and outputs of modules, ranked as on the site. Ask in a few words, or by the name of an input.",
  schema: z.strictObject({
    query: z.string().min(1).max(200).describe("A few words, or a name"),
    kind: z
      .enum(["page", "section", "input", "output"])
      .optional()
      .describe("Only results of this kind"),
    limit: z.int().min(1).max(20).default(5).describe("Most pages"),
  }),
  async run({ query, kind, limit }, { site, signal }) {
    const filters = kind ? { kind } : {};
    const { groups, total } = await site.engine.search(
      { text: query, filters, pages: limit },
      signal,
    );
    if (groups.length === 0) {
      return `Nothing matches \`${query}\`. Use fewer words, or \`list_services\` for the modules.`;
    }
    const base = await site.address(signal);
    const parts = groups.flatMap(({ hits }) =>
      hits.map(({ kind: found, href, heading, path, excerpt }) => {
        const title = [...path, plainText(heading)].join(" › ");
        return `- ${found}: ${title}\n  ${base}${href.slice(1)}\n  ${plainText(excerpt)}`;
      }),
    );
    const head = `${total} places match; the best of ${groups.length} pages:`;
    return fitting([head, ...parts], {
      leftOut: (count) =>
        `${count} more places were left out: ask for a smaller \`limit\`, or narrow with \`kind\`.`,
    });
  },
});

export const readPageTool = defineTool({
  name: "read_page",
  title: "Read a page",
  description:
    "Returns a page of the documentation as Markdown: the beginning with a list of its sections, one section, or the next part.",
  schema: z.strictObject({
    address: z
      .string()
      .min(1)
      .max(2000)
      .describe("Address or path of the page; an anchor chooses a section"),
    section: z.string().max(200).optional().describe("Heading or anchor of a section"),
    part: z.int().min(1).max(1000).default(1).describe("Which part of a long text"),
  }),
  async run({ address, section, part }, context) {
    const { route, anchor, base } = await routeOf(address, context);
    const text = await readTwin(route, context);
    const title = /^# (.+)$/m.exec(text)?.[1] ?? route;
    const wanted = section ?? anchor;
    const chosen = wanted ? sectionOf(text, wanted) : text;
    if (chosen === undefined) {
      const names = headingsOf(text).map(({ heading }) => heading);
      throw new AskedWrongly(`the page has no section \`${wanted}\`; it has: ${names.join("; ")}`);
    }
    const parts = partsOf(chosen);
    const own = parts[part - 1];
    if (own === undefined) {
      throw new AskedWrongly(`the text has ${parts.length} parts; ask for one of them`);
    }
    const page = `${base}${route.slice(1)}${wanted ? `#${slug(wanted)}` : ""}`;
    const rest =
      parts.length > part ? [`Part ${part} of ${parts.length}: ask for \`part\` ${part + 1}.`] : [];
    const isLong = parts.length > 1 && part === 1 && !wanted;
    const sections = isLong
      ? [
          `Sections: ${headingsOf(text)
            .map(({ heading }) => heading)
            .join("; ")}`,
        ]
      : [];
    return [quoted(own, { title, address: page }), ...sections, ...rest].join("\n");
  },
});

/** The route of a page below the site, and its anchor. */
export async function routeOf(
  asked: string,
  { site, signal }: ToolContext,
): Promise<{ route: string; anchor: string; base: string }> {
  const base = await site.address(signal);
  const url = URL.canParse(asked) ? new URL(asked) : new URL(asked.replace(/^(?!\/)/, "/"), base);
  const prefix = new URL(base).pathname;
  if (URL.canParse(asked) && url.origin !== new URL(base).origin) {
    throw new AskedWrongly(`\`${asked}\` is not on this site, which is at ${base}`);
  }
  const path = decoded(url.pathname);
  const below = path.startsWith(prefix) ? path.slice(prefix.length - 1) : path;
  const route = below.replace(/(?:\/index)?(?:\.html|\.md)$/, "").replace(/(?<=.)\/$/, "") || "/";
  return { route, anchor: decoded(url.hash.slice(1)), base };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

async function readTwin(route: string, { site, signal }: ToolContext): Promise<string> {
  try {
    return await site.page(route, signal);
  } catch (error) {
    if (!(error instanceof SourceError) || error.failure !== "missing") throw error;
    const routes = (await site.pages(signal)).map(([one]) => one);
    const near = nearest(route, routes) ?? routes.find((one) => one.endsWith(route));
    const hint = near ? `did you mean \`${near}\`?` : "`search` finds pages by their words";
    throw new AskedWrongly(`the site has no page \`${route}\`: ${hint}`);
  }
}

interface Heading {
  level: number;
  heading: string;
  start: number;
}

/** Headings outside of code blocks. */
function headingsOf(text: string): Heading[] {
  const found: Heading[] = [];
  let fence = "";
  let start = 0;
  for (const line of text.split("\n")) {
    const [, mark = ""] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence === "" && mark !== "") fence = mark;
    else if (fence !== "" && line.trim() === fence) fence = "";
    else if (fence === "") {
      const [, marks = "", heading = ""] = /^(#{2,6}) (.+)$/.exec(line) ?? [];
      if (marks !== "") found.push({ level: marks.length, heading, start });
    }
    start += line.length + 1;
  }
  return found;
}

/** A section with those below it, by its heading or anchor. */
function sectionOf(text: string, wanted: string): string | undefined {
  const headings = headingsOf(text);
  const at = headings.findIndex(
    ({ heading }) => heading === wanted || slug(heading) === slug(wanted),
  );
  const own = headings[at];
  if (!own) return undefined;
  const next = headings.slice(at + 1).find(({ level }) => level <= own.level);
  return text.slice(own.start, next?.start).trimEnd();
}

function slug(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/g, "-");
}

/** Cuts a text between blocks. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let own = "";
  for (const block of text.split(/(?<=\n)\n/)) {
    if (own !== "" && own.length + block.length > usualLength) {
      parts.push(own.trimEnd());
      own = "";
    }
    own += `${block}\n`;
    while (own.length > 2 * usualLength) {
      parts.push(own.slice(0, usualLength));
      own = own.slice(usualLength);
    }
  }
  return [...parts, own.trimEnd()];
}
