import { renderToReadableStream } from "@vitejs/plugin-rsc/rsc/server";
import type { ReactNode } from "react";
import { encodePayload } from "../client/payload/payload-format.ts";
import type { Statics } from "../client/static/statics.ts";
import { articleHash } from "./article-hash.ts";
import { assembleDocument, type DocumentParts } from "./document.ts";
import { createPlaceholders } from "./placeholders.ts";
import { readText, streamOf } from "./text-stream.ts";

/** What a page becomes: the text of its two files. */
export interface RenderedPage {
  html: string;
  payload: string;
  /** The markup of React: the document without the styles, scripts and payload that all have. */
  markup: string;
}

export interface RenderOptions extends Omit<DocumentParts, "payload" | "isStatic"> {
  /** Markup that only documents have at the beginning of their head. */
  head: string;
  /** Id of the build, written into document and payload. */
  build: string;
  /** True: nothing is left out anywhere (dev, where React compares what it finds). */
  whole: boolean;
  /** Changes finished markup before it is placed in the page. */
  amend?(html: string): string;
}

/** Makes the tree of a page; its static parts go through `statics`. */
export type RenderTree = (statics: Statics) => ReactNode;

/**
 * Renders a page: its document, and its payload for hydration and for navigation.
 *
 * @throws the error of the first component that failed.
 */
export async function renderDocument(
  renderTree: RenderTree,
  { head, build, whole, amend = (html) => html, ...parts }: RenderOptions,
): Promise<RenderedPage> {
  const { renderStatic, renderHtml } = await loadSsr();
  const placeholders = createPlaceholders();
  const keep = whole ? (html: string) => html : placeholders.add;
  const statics: Statics = {
    draw: (tree, carrier) => keep(amend(renderStatic(tree)), carrier),
    markup: (html, carrier) => keep(amend(html), carrier),
  };
  const flight = await renderFlight(renderTree(statics));
  const rendered = placeholders.restore(await renderHtml(streamOf(flight)));
  const markup = rendered.replace("<head>", () => `<head>${head}`);
  const article = articleHash(markup);
  const encode = (text: string) => encodePayload({ build, article, flight: text });
  const payload = encode(placeholders.forHydration(flight));
  return {
    html: assembleDocument(markup, { ...parts, payload, isStatic: placeholders.contain }),
    payload: encode(placeholders.forNavigation(flight)),
    markup,
  };
}

/** Renders a tree of plain components, as `Statics` does. */
export async function renderPart(tree: ReactNode): Promise<string> {
  return (await loadSsr()).renderStatic(tree);
}

/** Address of the script that hydrates a page. */
export async function clientEntryUrl(): Promise<string> {
  return (await loadSsr()).clientEntryUrl();
}

let ssrEntry: Promise<typeof import("./entry.ssr.tsx")> | undefined;

function loadSsr(): Promise<typeof import("./entry.ssr.tsx")> {
  // Dev loads it anew after a change. A build does so once: `import()` passes through the loader
  // hooks of the process each time, which took 1.7 ms a page.
  if (import.meta.hot) return importSsr();
  ssrEntry ??= importSsr();
  return ssrEntry;
}

function importSsr(): Promise<typeof import("./entry.ssr.tsx")> {
  return import.meta.viteRsc.loadModule<typeof import("./entry.ssr.tsx")>("ssr", "index");
}

async function renderFlight(tree: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const stream = renderToReadableStream(tree, {
    onError: (error: unknown) => void failures.push(error),
  });
  const text = await readText(stream);
  if (failures.length > 0) throw failures[0];
  return text;
}
