import type { SiteConfig } from "../../config/schemas/site-config.ts";
import type { AssetCopy } from "../../content/index.ts";
import type { CompiledDoc } from "../../content/parse/compile-doc.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import type { Page } from "../../model/page/page.ts";
import { withSeverities } from "../diagnostics/judge-findings.ts";
import { formatReport } from "../diagnostics/report.ts";
import type { PageSource } from "../render/site-pages.ts";

/** An article of a large site, which is compiled when a page is asked for or saved. */
export interface DevArticle
  extends Pick<CompiledDoc, "body" | "toc" | "questions" | "links" | "components"> {
  assets: AssetCopy[];
  /** What is wrong with the file. */
  diagnostics: Diagnostic[];
  /** Set where the front matter has changed since the site was read. */
  changed?: { title: string; description: string };
}

/** The articles of a large site that were asked for. */
export interface DevArticles {
  /** The page with its article as its file is now. Findings that are new are told in the terminal. */
  read(source: PageSource<Page>): Promise<PageSource<Page>>;
  /** The same for a file that was saved; undefined where it holds no article, or none that was postponed. */
  readSaved(file: string): Promise<DevArticle | undefined>;
  /** The page with its article as it was read last; undefined where nobody has asked for it. */
  known(source: PageSource<Page>): PageSource<Page> | undefined;
  /** Path of a picture or file of an article by its address below the base URL. */
  asset(address: string): string | undefined;
  /** The report of the errors in all articles that were read. */
  errors(): string;
}

/**
 * Opens the articles of a site.
 *
 * @param ask compiles the article of a file; undefined where there is none
 * @param checks the severities of the site
 */
export function openArticles(
  ask: (file: string) => Promise<DevArticle | undefined>,
  checks: () => SiteConfig["checks"],
): DevArticles {
  const articles = new Map<string, DevArticle>();
  const assets = new Map<string, string>();
  const told = new Map<string, string>();

  async function readSaved(file: string): Promise<DevArticle | undefined> {
    const article = await ask(file);
    if (!article) {
      articles.delete(file);
      return undefined;
    }
    articles.set(file, article);
    for (const { from, to } of article.assets) assets.set(`/${to}`, from);
    const report = formatReport(withSeverities(article.diagnostics, checks()));
    if (report !== (told.get(file) ?? "")) process.stderr.write(report);
    told.set(file, report);
    return article;
  }

  return {
    readSaved,
    async read(source) {
      const article = source.record && (await readSaved(source.file));
      return article ? withArticle(source, article) : source;
    },
    known(source) {
      const article = articles.get(source.file);
      return article && withArticle(source, article);
    },
    asset: (address) => assets.get(address),
    errors() {
      const found = withSeverities(
        [...articles.values()].flatMap(({ diagnostics }) => diagnostics),
        checks(),
      );
      return formatReport(found.filter(({ severity }) => severity === "error"));
    },
  };
}

function withArticle(source: PageSource<Page>, article: DevArticle): PageSource<Page> {
  const { page, record } = source;
  if (page.kind !== "doc" || !record) return source;
  const { body, toc, questions, links, components, changed } = article;
  const whole = { ...page, body, toc, ...(questions && { questions }), ...changed };
  return { ...source, page: whole, record: { ...record, page: whole, links, components } };
}
