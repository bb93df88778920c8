import { customComponents } from "virtual:site/components";
import { pageStyles, pages } from "virtual:site/pages";
import type { ComponentType, ReactNode } from "react";
import {
  getClientEntryUrl,
  type RenderedPage,
  type RenderTree,
  renderDocument,
  renderStatic,
} from "./framework/server/entry.rsc.tsx";
import { getLoaderScript } from "./framework/server/loader-script.ts";
import type { Page } from "./model/page/page.ts";
import type { SiteShell } from "./model/site/site.ts";
import { isFilePath, withBase } from "./model/url/route.ts";
import { componentNames, sentenceComponents } from "./theme/components/registry.ts";
import { FooterContent } from "./theme/footer/footer.tsx";
import { insertOldAnchors } from "./theme/moved-anchors/old-anchors.ts";
import { StaticHead } from "./theme/page/document-head.tsx";
import { getAnnouncementScript, getThemeScript } from "./theme/page/first-paint-scripts.ts";
import { Root } from "./theme/page/root.tsx";
import { getCriticalStyles } from "./theme/styles/critical-styles.ts";
import restCssUrl from "./theme/styles/rest.css?url";

/** A hand-written page of a site, `pages/<name>.tsx`. */
interface CustomPageModule {
  default: ComponentType<{ site: SiteShell }>;
  metadata: { title: string; description: string; route: string };
}

export interface AppOptions {
  site: SiteShell;
  /** Id of this build. */
  build: string;
  /** True in dev: payloads contain all markup. */
  dev: boolean;
  /** Shows only the content of the site's components, because one of them throws on the page. */
  contentOnly?: boolean;
}

export const customPages: Record<string, CustomPageModule> = pages;

const contentComponents: typeof customComponents = Object.fromEntries(
  Object.keys(customComponents).map((name) => [name, ContentOnly]),
);

function ContentOnly({ children }: { children?: ReactNode }): ReactNode {
  return children;
}

const pageComponents = Object.fromEntries(
  Object.entries(customPages).map(([name, { default: component }]) => [name, component]),
);

/** Components that MDX may use. */
export const knownComponents: string[] = [...componentNames, ...Object.keys(customComponents)];

/** Components of the theme that render blocks. Whether a site's component does is unknown. */
export const blockComponents: string[] = componentNames.filter(
  (name) => !sentenceComponents.has(name) && !(name in customComponents),
);

/** Loads the HTML renderer and its globals, which otherwise the first page loads. */
export async function loadRenderer(): Promise<void> {
  await getClientEntryUrl();
}

/** The files of a page as bytes: threads, cache, and disk would each encode text again. */
export interface RenderedFiles {
  html: Uint8Array<ArrayBuffer>;
  payload: Uint8Array<ArrayBuffer>;
  /** The markup of React, from which data is extracted. */
  markup: string;
}

function getFileNamedPages({ fileNamedPages, baseUrl }: SiteShell): string[] {
  const custom = Object.values(customPages).map(({ metadata }) => metadata?.route ?? "");
  return [...fileNamedPages, ...custom.filter(isFilePath).map((route) => withBase(baseUrl, route))];
}

const encoder = new TextEncoder();

export async function renderPage(page: Page, options: AppOptions): Promise<RenderedFiles> {
  const { html, payload, markup } = await renderPageText(page, options);
  return {
    html: encoder.encode(html),
    payload: encoder.encode(payload),
    markup,
  };
}

export async function renderPageText(
  page: Page,
  { site, build, dev, contentOnly = false }: AppOptions,
): Promise<RenderedPage> {
  const footer = await renderFooter(site);
  const tree: RenderTree = (statics) => (
    <Root
      page={page}
      site={site}
      customPages={pageComponents}
      customComponents={contentOnly ? contentComponents : customComponents}
      fileNamedPages={getFileNamedPages(site)}
      statics={statics}
      footer={statics.renderHtml(footer, "site")}
      dev={dev}
    />
  );
  const entry = await getClientEntryUrl();
  return renderDocument(tree, {
    head: await renderStatic(<StaticHead page={page} site={site} />),
    build,
    keepMarkup: dev,
    ...(page.movedAnchors && {
      transformHtml: insertOldAnchors(page.movedAnchors, withBase(site.baseUrl, page.route)),
    }),
    getStyles: (html) => getCriticalStyles(html) + (page.kind === "custom" ? pageStyles : ""),
    restCssUrl,
    script: [
      getThemeScript(site.colorMode),
      ...(site.announcement ? [getAnnouncementScript(site.announcement.id)] : []),
      getLoaderScript({ entry, baseUrl: site.baseUrl }),
    ]
      .filter(Boolean)
      .join(";"),
    policySources: dev ? null : site.policySources,
  });
}

const footers = new WeakMap<SiteShell, Promise<string>>();

/** The footer is the same on all pages, so it is rendered once. */
function renderFooter(site: SiteShell): Promise<string> {
  const cached = footers.get(site) ?? renderStatic(<FooterContent site={site} />);
  footers.set(site, cached);
  return cached;
}
