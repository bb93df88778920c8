import { customComponents } from "virtual:site/components";
import { pages } from "virtual:site/pages";
import { sheetGroups } from "virtual:theme/first-paint";
import type { ComponentType } from "react";
import { documentPolicy } from "./framework/server/document.ts";
import {
  clientEntryUrl,
  type Draw,
  type RenderedPage,
  renderPage,
  renderPart,
} from "./framework/server/entry.rsc.tsx";
import {
  announcementScript,
  fontScript,
  loaderScript,
  themeScript,
} from "./framework/server/inline-scripts.ts";
import type { Page } from "./model/page/page.ts";
import { type PolicyHashes, policyHashes } from "./model/site/content-policy.ts";
import type { SiteShell } from "./model/site/site.ts";
import { componentNames, sentenceComponents } from "./theme/components/registry.ts";
import { FooterContent } from "./theme/footer/footer.tsx";
import { FixedHead } from "./theme/page/document-head.tsx";
import { Root } from "./theme/page/root.tsx";
import restCssUrl from "./theme/styles/rest.css?url";
import { sheetPicker } from "./theme/styles/sheet-picker.ts";

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

/** The styles to write into a page with this markup, one text for each element. */
const pageCss = sheetPicker(sheetGroups);

/** Names that MDX may use: the theme's components and the site's own. */
export const knownComponents: string[] = [...componentNames, ...Object.keys(customComponents)];

/** Those of the theme's components that draw blocks; what a site's own draw is not known. */
export const blockComponents: string[] = componentNames.filter(
  (name) => !sentenceComponents.has(name) && !(name in customComponents),
);

/** Loads what drawing needs, so that the first page is no exception. */
export async function prepare(): Promise<void> {
  await clientEntryUrl();
}

/**
 * A page for the output: the bytes of its two files, because text would be encoded again by each
 * who takes it (another thread, the cache, the disk).
 */
export interface DrawnPage {
  html: Uint8Array<ArrayBuffer>;
  payload: Uint8Array<ArrayBuffer>;
  /** What its policy allows inline. */
  inline: PolicyHashes;
  /** What React drew of it, to be read. */
  markup: string;
}

const encoder = new TextEncoder();

/** Draws a page for the output. */
export async function drawPage(page: Page, options: AppOptions): Promise<DrawnPage> {
  const { html, payload, markup } = await render(page, options);
  return {
    html: encoder.encode(html),
    payload: encoder.encode(payload),
    inline: policyHashes(documentPolicy(html) ?? ""),
    markup,
  };
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
      fontScript,
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
