import { renderToReadableStream } from "@vitejs/plugin-rsc/rsc/server";
import type { ReactNode } from "react";
import { encodePayload } from "../client/payload-format.ts";
import type { StaticRenderer } from "../client/static-renderer.ts";
import { articleHash } from "./article-hash.ts";
import { assembleDocument, type DocumentParts } from "./document.ts";
import { createPlaceholders } from "./placeholders.ts";
import { readText, streamOf } from "./text-stream.ts";

export interface RenderedPage {
  /** Text of the document. */
  html: string;
  /** Text of the payload file. */
  payload: string;
  /** The markup of React: the document without styles, scripts, and payload. */
  markup: string;
}

export interface RenderOptions extends Omit<DocumentParts, "payload" | "isStatic"> {
  /** Markup at the beginning of the head, only in documents. */
  head: string;
  /** Id of the build. */
  build: string;
  /** True in dev: payloads contain all markup, because React compares it. */
  keepMarkup: boolean;
  /** Changes finished markup before it is placed in the page. */
  transformHtml?(html: string): string;
}

/** Creates the tree of a page. */
export type RenderTree = (statics: StaticRenderer) => ReactNode;

/**
 * Renders a page: its document, and its payloads for hydration and navigation.
 *
 * @throws the error of the first component that failed
 */
export async function renderDocument(
  renderTree: RenderTree,
  { head, build, keepMarkup, transformHtml = (html) => html, ...parts }: RenderOptions,
): Promise<RenderedPage> {
  const { renderStatic, renderHtml } = await loadSsr();
  const placeholders = createPlaceholders();
  const place = keepMarkup ? (html: string) => html : placeholders.add;
  const statics: StaticRenderer = {
    render: (tree, scope) => place(transformHtml(renderStatic(tree)), scope),
    markup: (html, scope) => place(transformHtml(html), scope),
  };
  const flight = await renderFlight(renderTree(statics));
  const rendered = placeholders.restore(await renderHtml(streamOf(flight)));
  const markup = rendered.replace("<head>", () => `<head>${head}`);
  const article = articleHash(markup);
  const encode = (text: string) => encodePayload({ build, article, flight: text });
  const payload = encode(placeholders.forHydration(flight));
  return {
    html: assembleDocument(markup, { ...parts, payload, isStatic: placeholders.contains }),
    payload: encode(placeholders.forNavigation(flight)),
    markup,
  };
}

/** Renders plain components: none of them runs in the browser or suspends. */
export async function renderPart(tree: ReactNode): Promise<string> {
  return (await loadSsr()).renderStatic(tree);
}

/** URL of the script that hydrates a page. */
export async function clientEntryUrl(): Promise<string> {
  return (await loadSsr()).clientEntryUrl();
}

let ssrEntry: Promise<typeof import("./entry.ssr.tsx")> | undefined;

function loadSsr(): Promise<typeof import("./entry.ssr.tsx")> {
  // Dev loads it again after a change. In a build, `import()` for each page took 1.7 ms.
  if (import.meta.hot) return importSsr();
  ssrEntry ??= importSsr();
  return ssrEntry;
}

function importSsr(): Promise<typeof import("./entry.ssr.tsx")> {
  return import.meta.viteRsc.loadModule<typeof import("./entry.ssr.tsx")>("ssr", "index");
}

async function renderFlight(tree: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const stream = renderToReadableStream(tree, {
    onError: (error: unknown) => void errors.push(error),
  });
  const text = await readText(stream);
  if (errors.length > 0) throw errors[0];
  return text;
}
