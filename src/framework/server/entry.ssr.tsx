import { AsyncLocalStorage } from "node:async_hooks";
import {
  createFromReadableStream,
  getClientEntryUrl,
  setOnClientReference,
} from "@vitejs/plugin-rsc/ssr";
import type { ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server.edge";
import { prerender } from "react-dom/static.edge";
import { linkSheets } from "./link-sheets.ts";
import { readText } from "./text-stream.ts";

/** The sheets of the client components of the page that is rendered. */
const sheets = new AsyncLocalStorage<Set<string>>();

setOnClientReference(({ deps }) => {
  for (const sheet of deps.css) sheets.getStore()?.add(sheet);
});

/**
 * Renders the HTML of a Flight stream.
 *
 * @throws the error of the first component that failed.
 */
export function renderHtml(flight: ReadableStream<Uint8Array>): Promise<string> {
  const found = new Set<string>();
  return sheets.run(found, async () => {
    const tree = await createFromReadableStream<ReactNode>(flight);
    const html = renderAtOnce(tree) ?? (await renderWaiting(tree));
    return linkSheets(html, found);
  });
}

/** What React writes where a component waits or has thrown inside a boundary. */
const unfinished = "<!--$!-->";

/**
 * Renders without streams, in a third of the time. This fails where a client component is not loaded
 * yet (the first pages of a build) or suspends.
 */
function renderAtOnce(tree: ReactNode): string | undefined {
  try {
    const html = renderToString(tree);
    if (html.includes(unfinished)) return undefined;
    return html.startsWith("<html") ? `<!DOCTYPE html>${html}` : html;
  } catch {
    return undefined;
  }
}

async function renderWaiting(tree: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(tree, {
    onError: (error, { componentStack }) => void failures.push(inComponents(error, componentStack)),
  });
  const html = await readText(prelude);
  if (failures.length > 0) throw failures[0];
  return html;
}

/** An error whose stack names the components it was thrown in, innermost first. */
function inComponents(thrown: unknown, componentStack: string | null | undefined): Error {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  error.stack = `${error.name}: ${error.message}${componentStack ?? ""}`;
  return error;
}

/**
 * Renders a tree of plain components, without Flight data and without attributes of React.
 *
 * @throws the error of the first component that failed.
 */
export function renderStatic(tree: ReactNode): string {
  return renderToStaticMarkup(tree);
}

/** Address of the script that hydrates a page. */
export function clientEntryUrl(): string {
  return getClientEntryUrl();
}
