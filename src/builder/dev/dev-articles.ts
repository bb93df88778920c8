import type { SiteConfig } from "../../config/schemas/site-config.ts";
import type { AssetCopy } from "../../content/index.ts";
import type { CompiledDoc } from "../../content/parse/compile-doc.ts";
import { type Diagnostic, isError } from "../../model/diagnostics/diagnostic.ts";
import type { Page } from "../../model/page/page.ts";
import { withSeverities } from "../diagnostics/apply-policy.ts";
import { formatReport } from "../diagnostics/report.ts";
import type { PageSource } from "../render/site-pages.ts";

export interface DevArticle
  extends Pick<CompiledDoc, "body" | "toc" | "questions" | "links" | "components"> {
  assets: AssetCopy[];
  diagnostics: Diagnostic[];
  /** Title and description, if the front matter changed after the site was read. */
  frontMatter?: { title: string; description: string };
}

/** Compiles single articles: saved ones and, in large sites, requested ones. */
export interface DevArticles {
  compilePage(source: PageSource<Page>): Promise<PageSource<Page>>;
  /** Undefined if the file cannot be compiled alone. */
  compileFile(file: string): Promise<DevArticle | undefined>;
  findCompiled(source: PageSource<Page>): PageSource<Page> | undefined;
  /** Returns the path of an asset of a compiled article by its address on the site. */
  findAsset(address: string): string | undefined;
  formatErrors(): string;
  /** Drops articles compiled before a time of `performance.now()`. */
  forgetBefore(time: number): void;
}

interface ArticleOptions {
  checks(): SiteConfig["checks"];
  print(file: string, diagnostics: readonly Diagnostic[]): void;
}

/** `compile` returns undefined if the file has no article. */
export function createDevArticles(
  compile: (file: string) => Promise<DevArticle | undefined>,
  { checks, print }: ArticleOptions,
): DevArticles {
  const articles = new Map<string, DevArticle & { compiledAt: number }>();
  const lastStarts = new Map<string, number>();

  async function compileFile(file: string): Promise<DevArticle | undefined> {
    const start = performance.now();
    lastStarts.set(file, start);
    const article = await compile(file);
    // The file was compiled again in the meantime, and that result may be newer.
    if (lastStarts.get(file) !== start) return articles.get(file);
    if (!article) {
      articles.delete(file);
      print(file, []);
      return undefined;
    }
    articles.set(file, { ...article, compiledAt: start });
    print(file, withSeverities(article.diagnostics, checks()));
    return article;
  }

  return {
    compileFile,
    async compilePage(source) {
      const article = source.record && (await compileFile(source.file));
      return article ? withArticle(source, article) : source;
    },
    findCompiled(source) {
      const article = articles.get(source.file);
      return article && withArticle(source, article);
    },
    findAsset(address) {
      const assets = [...articles.values()].flatMap((article) => article.assets);
      return assets.find(({ to }) => `/${to}` === address)?.from;
    },
    formatErrors() {
      const diagnostics = withSeverities(
        [...articles.values()].flatMap(({ diagnostics }) => diagnostics),
        checks(),
      );
      return formatReport(diagnostics.filter(isError));
    },
    forgetBefore(time) {
      for (const [file, { compiledAt }] of articles) if (compiledAt < time) articles.delete(file);
    },
  };
}

function withArticle(source: PageSource<Page>, article: DevArticle): PageSource<Page> {
  const { page, record } = source;
  if (!record || !("body" in page)) return source;
  // Other bodies come from the catalog.
  if (page.body.kind !== "html" && page.body.kind !== "mdx") return source;
  const { body, toc, questions, links, components, frontMatter } = article;
  const updatedPage = { ...page, body, toc, ...frontMatter };
  if (updatedPage.kind === "doc") {
    delete updatedPage.questions;
    if (questions) updatedPage.questions = questions;
  }
  return {
    ...source,
    page: updatedPage,
    record: { ...record, page: updatedPage, links, components },
  };
}
