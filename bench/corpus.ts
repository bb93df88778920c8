import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findPackageRoot } from "../src/run.mjs";
import { createSeededRandom, type Random } from "../tests/support/seeded-random.ts";

export const root = findPackageRoot(import.meta.url);

const vocabulary =
  "account alarm apply backend bucket catalog change cluster configuration container credential cost database deployment drift encryption environment gateway identity infrastructure input instance key latency load log management metric module network node output permission pipeline plan policy production provider queue region registry release repository resource role rollback route runtime schedule secret security service snapshot source stack stage state storage subnet table tag target team template test token traffic update user validation value variable version volume workload zone a and at before below between by each every for from in into is it not of on only or runs same so than that the then these this to under until uses when where which with without".split(
    " ",
  );

function pick<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T;
}

export function createWords(random: Random, count: number): string {
  return Array.from({ length: count }, () => pick(random, vocabulary)).join(" ");
}

export function createParagraph(random: Random, count: number): string {
  const text = createWords(random, count);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function createCodeBlock(random: Random): string {
  const name = pick(random, vocabulary);
  const blocks = [
    `\`\`\`hcl title="main.tf"\nmodule "${name}" {\n  source = "git@github.com:example/modules.git//modules/${name}?ref=v1.2.${Math.floor(random() * 90)}"\n\n  cidr_block       = "10.${Math.floor(random() * 255)}.0.0/16"\n  num_nat_gateways = ${Math.ceil(random() * 3)}\n  tags = {\n    Team = "${name}"\n  }\n}\n\`\`\``,
    `\`\`\`bash\nterragrunt run --all plan --queue-include-dir ${name}\naws s3 ls "s3://${name}-${Math.floor(random() * 1000)}"\n\`\`\``,
    `\`\`\`yaml {2}\nname: ${name}\nversion: ${Math.floor(random() * 100)}\nsteps:\n  - run: tofu apply -auto-approve\n\`\`\``,
  ];
  return pick(random, blocks);
}

/** The text of a page: about `size` words in sections, with links, a list, a table and code blocks. */
export function createPageText(
  random: Random,
  size: number,
  options: { blocks: number; link: string },
): string {
  const sections = Math.max(2, Math.round(size / 180));
  const parts: string[] = [];
  for (let index = 0; index < sections; index++) {
    const share = Math.floor(size / sections / 3);
    parts.push(`## ${createParagraph(random, 4).slice(0, -1)} ${index + 1}`);
    parts.push(`${createParagraph(random, share)} See [the next page](${options.link}) for more.`);
    if (index < options.blocks) parts.push(createCodeBlock(random));
    if (index % 3 === 1)
      parts.push(
        `- ${createWords(random, 8)}\n- \`${createWords(random, 1)}\` ${createWords(random, 8)}\n- ${createWords(random, 6)}`,
      );
    if (index % 4 === 2)
      parts.push(
        "| Input | Meaning |\n| --- | --- |\n| `name` | The name |\n| `size` | The size |",
      );
    if (index % 5 === 3) parts.push(`:::tip[Good to know]\n${createParagraph(random, 20)}\n:::`);
    parts.push(createParagraph(random, share * 2));
  }
  return parts.join("\n\n");
}

const sectionCount = 8;
const pagesPerGroup = 25;

/** Distributes the groups to the sections in turn. */
function getPagePath(index: number): string {
  const group = Math.floor(index / pagesPerGroup);
  return `section-${group % sectionCount}/group-${group}/page-${index}`;
}

/** A group in the middle of a corpus of `pages`. It is in the same section in each corpus. */
export function getMiddleGroup(pages: number): string {
  const middle = Math.floor(pages / pagesPerGroup / 2);
  const section = 3;
  return `section-${section}/group-${middle - (middle % sectionCount) + section}`;
}

/** Settings that turn off Markdown pages, social images, dates, and host files. */
export const withoutPublishing = `markdownPages: false, socialImages: null, lastUpdated: false, hosting: []`;

/**
 * Writes a site of `pages` ordinary pages, plus a short, a medium, and a long one. `settings` are added
 * to its configuration.
 */
export function writeCorpus(dir: string, pages: number, settings = ""): void {
  rmSync(dir, { recursive: true, force: true });
  const docs = join(dir, "content/docs");
  mkdirSync(docs, { recursive: true });
  const random = createSeededRandom(pages);
  for (let index = 0; index < pages; index++) {
    mkdirSync(join(docs, getPagePath(index), ".."), { recursive: true });
    const blocks = index % 7 < 3 ? 2 : 1;
    const text = createPageText(random, 350 + Math.floor(random() * 700), {
      blocks,
      link: `../../${getPagePath((index + 1) % pages)}.md`,
    });
    const title = `Page ${index} ${createWords(random, 3)}`;
    write(join(docs, `${getPagePath(index)}.md`), title, text);
  }
  const link = `./${getPagePath(0)}.md`;
  write(
    join(docs, "short.md"),
    "A short page",
    `${createParagraph(random, 60)}\n\nSee [a page](${link}).`,
  );
  write(
    join(docs, "medium.md"),
    "A page of a thousand words",
    createPageText(random, 1000, { blocks: 3, link }),
  );
  write(
    join(docs, "long.md"),
    "A page of three thousand words",
    createPageText(random, 3000, { blocks: 8, link }),
  );
  writeFileSync(join(dir, "config.ts"), configModule(settings));
  cpSync(join(root, "site/public"), join(dir, "public"), { recursive: true });
  mkdirSync(join(dir, "pages"));
  writeFileSync(join(dir, "pages/home.tsx"), homeModule);
  writeFileSync(
    join(dir, "sidebars.ts"),
    `export default { docs: [{ type: "autogenerated", dir: "." }] };\n`,
  );
}

/** The configuration of the real site, with all internal links pointing to a page of the corpus. */
const configModule = (
  settings: string,
) => `import config from ${JSON.stringify(join(root, "site/config.ts"))};
const to = "/docs/short";
const link = ({ label, href }) => (href ? { label, href } : { label, to });
const item = (one) =>
  one.type === "search"
    ? one
    : one.type === "dropdown"
      ? { ...one, items: one.items.map(link) }
      : { ...one, ...link(one), ...(one.href ? {} : { activePrefixes: [to] }) };
export default {
  ...config,
  mainDoc: undefined,
  buildMessages: undefined,
  search: { synonyms: config.search.synonyms },
  logo: { ...config.logo, href: to },
  navbar: config.navbar.map(({ to: _, ...one }) => item(one)),
  footer: {
    ...config.footer,
    groups: config.footer.groups.map((group) => ({ ...group, links: group.links.map(link) })),
  },
  ${settings}
};
`;

const homeModule = `export const metadata = { title: "Corpus", description: "A synthetic site.", route: "/" };
export default function Home() {
  return <h1>Corpus</h1>;
}
`;

function write(file: string, title: string, text: string): void {
  const description = `What you need to know of ${title.toLowerCase()}, for the benchmark of this engine.`;
  writeFileSync(file, `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${text}\n`);
}
