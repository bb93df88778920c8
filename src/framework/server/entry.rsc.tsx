import { renderToReadableStream } from "@vitejs/plugin-rsc/rsc/server";
import type { ReactNode } from "react";
import { encodePayload } from "../client/payload-format.ts";
import type { StaticRenderer } from "../client/static-renderer.ts";
import { getArticleHash } from "./article-hash.ts";
import { assembleDocument, type DocumentParts } from "./document.ts";
import { createPlaceholders } from "./placeholders.ts";
import { readText, toStream } from "./text-stream.ts";

export interface RenderedPage {
  html: string;
  payload: string;
  /** React's markup: the document without styles, scripts, and payload. */
  markup: string;
}

interface RenderOptions extends Omit<DocumentParts, "payload" | "isStatic"> {
  /** Markup at the start of the head, only in documents. */
  head: string;
  build: string;
  /** Only in dev: payloads contain all markup, because React compares it. */
  keepMarkup: boolean;
  transformHtml?(html: string): string;
}

export type RenderTree = (statics: StaticRenderer) => ReactNode;

/** @throws the error of the first component that failed */
export async function renderDocument(
  renderTree: RenderTree,
  { head, build, keepMarkup, transformHtml = (html) => html, ...parts }: RenderOptions,
): Promise<RenderedPage> {
  const { renderToStaticMarkup, renderHtml } = await loadSsr();
  const placeholders = createPlaceholders();
  const addMarkup = keepMarkup ? (html: string) => html : placeholders.add;
  const statics: StaticRenderer = {
    render: (tree, scope) => addMarkup(transformHtml(renderToStaticMarkup(tree)), scope),
    renderHtml: (html, scope) => addMarkup(transformHtml(html), scope),
  };
  const flight = await renderFlight(renderTree(statics));
  const rendered = placeholders.restore(await renderHtml(toStream(flight)));
  const markup = rendered.replace("<head>", () => `<head>${head}`);
  const articleHash = getArticleHash(markup);
  const encode = (text: string) => encodePayload({ build, articleHash, flight: text });
  const payload = encode(placeholders.forHydration(flight));
  return {
    html: assembleDocument(markup, { ...parts, payload, isStatic: placeholders.contains }),
    payload: encode(placeholders.forNavigation(flight)),
    markup,
  };
}

export async function renderStatic(tree: ReactNode): Promise<string> {
  return (await loadSsr()).renderToStaticMarkup(tree);
}

export async function getClientEntryUrl(): Promise<string> {
  return (await loadSsr()).getClientEntryUrl();
}

let ssrEntry: Promise<typeof import("./entry.ssr.tsx")> | undefined;

function loadSsr(): Promise<typeof import("./entry.ssr.tsx")> {
  // Dev reloads it after a change. In a build, `import()` takes 1.7 ms per page.
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
