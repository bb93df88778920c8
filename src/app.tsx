import { customComponents } from "virtual:site/components";
import { pages } from "virtual:site/pages";
import { Parser } from "htmlparser2";
import type { ComponentType } from "react";
import { factsReader, type PageFacts } from "./content/check/extract-facts.ts";
import { documentPolicy } from "./kernel/document.ts";
import {
  clientEntryUrl,
  type Draw,
  type RenderedPage,
  renderPage,
  renderPart,
} from "./kernel/entry.rsc.tsx";
import { announcementScript, loaderScript, themeScript } from "./kernel/inline-scripts.ts";
import { type PolicyHashes, policyHashes } from "./model/content-policy.ts";
import type { Page } from "./model/page.ts";
import { withBase } from "./model/route.ts";
import type { SiteShell } from "./model/site.ts";
import { pageMarkdown } from "./publish/markdown/page-markdown.ts";
import { type PageText, sectionsReader } from "./search/index/extract-sections.ts";
import { type IndexedRecord, indexRecord } from "./search/index/index-record.ts";
import { pageInfo } from "./search/index/page-info.ts";
import { pageRecords } from "./search/index/page-records.ts";
import { componentNames } from "./theme/content/component-names.ts";
import { FixedHead } from "./theme/layout/document-head.tsx";
import { FooterContent } from "./theme/layout/footer.tsx";
import { Root } from "./theme/layout/root.tsx";
import { pageCss } from "./theme/styles/page-css.ts";
import restCssUrl from "./theme/styles/rest.css?url";

/** A hand-written page of a site, `pages/<name>.tsx`. */
export interface CustomPageModule {
  default: ComponentType<{ site: SiteShell }>;
  metadata: { title: string; description: string; route: string };
}

export interface AppOptions {
  site: SiteShell;
  /** Id of this build. */
  build: string;
  /** True in dev: nothing is left out of payloads. */
  dev: boolean;
}

/** The hand-written pages by file name. */
export const customPages: Record<string, CustomPageModule> = pages;

const pageComponents = Object.fromEntries(
  Object.entries(customPages).map(([name, { default: component }]) => [name, component]),
);

/** Names that MDX may use: the theme's components and the site's own. */
export const knownComponents: string[] = [...componentNames, ...Object.keys(customComponents)];

/** Loads what drawing needs, so that the first page is no exception. */
export async function prepare(): Promise<void> {
  await clientEntryUrl();
}

/**
 * A page for the output: the bytes of its two files (text would be encoded again by each who takes
 * it: another thread, the cache, the disk), and what others want to know of it.
 */
export interface FinishedPage {
  html: Uint8Array<ArrayBuffer>;
  payload: Uint8Array<ArrayBuffer>;
  /** What its policy allows inline. */
  inline: PolicyHashes;
  facts: PageFacts;
  /** Where a search can lead to on it. */
  records: IndexedRecord[];
  /** Its twin for machines; empty where the site has none. */
  markdown: string;
}

const encoder = new TextEncoder();

/** Draws a page for the output. */
export async function drawPage(page: Page, options: AppOptions): Promise<FinishedPage> {
  const { html, payload, markup } = await render(page, options);
  const { site } = options;
  const address = site.url + withBase(site.baseUrl, page.route);
  const { facts, text } = read(markup);
  const info = pageInfo(page, site);
  return {
    html: encoder.encode(html),
    payload: encoder.encode(payload),
    inline: policyHashes(documentPolicy(html) ?? ""),
    facts,
    records: info ? pageRecords(info, text).map(indexRecord) : [],
    markdown: site.hasTwins ? pageMarkdown(markup, address) : "",
  };
}

/** Reads what was drawn in one pass for all who ask. */
function read(markup: string): { facts: PageFacts; text: PageText } {
  const { onopentag, facts } = factsReader();
  const { pageText, ...text } = sectionsReader();
  const parser = new Parser({
    ...text,
    onopentag(tag, attributes) {
      onopentag(tag, attributes);
      text.onopentag(tag, attributes);
    },
  });
  parser.end(markup);
  return { facts: facts(), text: pageText() };
}

/** Draws a page with the theme. */
export async function render(page: Page, { site, build, dev }: AppOptions): Promise<RenderedPage> {
  const footer = await drawnFooter(site);
  const draw: Draw = (statics) => (
    <Root
      page={page}
      site={site}
      customPages={pageComponents}
      customComponents={customComponents}
      statics={statics}
      footer={statics.markup(footer, "site")}
      quiet={dev}
    />
  );
  const entry = await clientEntryUrl();
  return renderPage(draw, {
    head: await renderPart(<FixedHead page={page} site={site} />),
    build,
    whole: dev,
    css: pageCss,
    restCssUrl,
    script: [
      themeScript(site.colorMode),
      ...(site.announcement ? [announcementScript(site.announcement.id)] : []),
      loaderScript({ entry, baseUrl: site.baseUrl }),
    ]
      .filter(Boolean)
      .join(";"),
    sources: dev ? null : site.policySources,
  });
}

const footers = new WeakMap<SiteShell, Promise<string>>();

/** The footer is the same on every page of a site, so it is drawn once. */
function drawnFooter(site: SiteShell): Promise<string> {
  const known = footers.get(site) ?? renderPart(<FooterContent site={site} />);
  footers.set(site, known);
  return known;
}
