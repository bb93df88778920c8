import { renderToReadableStream } from "@vitejs/plugin-rsc/rsc/server";
import type { ReactNode } from "react";
import type { Form } from "./client/form.ts";
import { encodePayload } from "./client/request.ts";
import { assembleDocument, type DocumentParts } from "./document.ts";
import { type HeldMarkup, heldMarkup } from "./held-markup.ts";
import { readText, streamOf } from "./text-stream.ts";

/** What a page becomes: the text of its two files. */
export interface RenderedPage {
  html: string;
  payload: string;
  /** What React drew: the document without the styles, scripts and payload that all have. */
  markup: string;
}

export interface RenderOptions extends Omit<DocumentParts, "payload"> {
  /** Id of the build, written into document and payload. */
  build: string;
  /** True: nothing is left out anywhere (dev, where React compares what it finds). */
  whole: boolean;
}

/** Draws a form of a page; `hold` takes finished markup, and the mark it answers with is drawn. */
export type Draw = (form: Form, hold: HeldMarkup["hold"]) => ReactNode;

/**
 * Renders a page in its three forms.
 *
 * @throws the error of the first component that failed.
 */
export async function renderPage(
  draw: Draw,
  { build, whole, ...parts }: RenderOptions,
): Promise<RenderedPage> {
  const { hold, putBack } = heldMarkup();
  const left: Form[] = whole ? [] : ["inline", "payload"];
  const [document = "", inline = document, payload = document] = await Promise.all([
    // The document of dev is its payload as well.
    renderFlight(draw("document", whole ? keepInside : hold)),
    ...left.map((form) => renderFlight(draw(form, keepInside))),
  ]);
  const markup = putBack(await renderHtml(document));
  return {
    html: assembleDocument(markup, { ...parts, payload: encodePayload(build, inline) }),
    payload: encodePayload(build, payload),
    markup,
  };
}

function keepInside(html: string): string {
  return html;
}

/** Renders a tree that needs no script to markup. */
export async function renderPart(tree: ReactNode): Promise<string> {
  return renderHtml(await renderFlight(tree));
}

async function renderHtml(flight: string): Promise<string> {
  const ssr = await loadSsr();
  return ssr.renderHtml(streamOf(flight));
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
