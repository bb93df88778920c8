import { AsyncLocalStorage } from "node:async_hooks";
import { createFromReadableStream, setOnClientReference } from "@vitejs/plugin-rsc/ssr";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server.edge";
import { prerender } from "react-dom/static.edge";
import { linkSheets } from "./link-sheets.ts";
import { readText } from "./text-stream.ts";

export { getClientEntryUrl } from "@vitejs/plugin-rsc/ssr";
export { renderToStaticMarkup } from "react-dom/server.edge";

const sheets = new AsyncLocalStorage<Set<string>>();

setOnClientReference(({ deps }) => {
  for (const sheet of deps.css) sheets.getStore()?.add(sheet);
});

/** @throws the error of the first component that failed */
export function renderHtml(flight: ReadableStream<Uint8Array>): Promise<string> {
  const usedSheets = new Set<string>();
  return sheets.run(usedSheets, async () => {
    const tree = await createFromReadableStream<ReactNode>(flight);
    const html = renderSync(tree) ?? (await renderWithStream(tree));
    return linkSheets(html, usedSheets);
  });
}

/** React writes this for a boundary in which a component suspended or threw. */
const failedBoundary = "<!--$!-->";

/** Three times as fast as streams. Undefined if a client component suspends or is not loaded. */
function renderSync(tree: ReactNode): string | undefined {
  try {
    const html = renderToString(tree);
    if (html.includes(failedBoundary)) return undefined;
    return html.startsWith("<html") ? `<!DOCTYPE html>${html}` : html;
  } catch {
    return undefined;
  }
}

async function renderWithStream(tree: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(tree, {
    onError: (error, { componentStack }) =>
      void errors.push(withComponentStack(error, componentStack)),
  });
  const html = await readText(prelude);
  if (errors.length > 0) throw errors[0];
  return html;
}

/** Replaces the stack by the component that threw and its parents. */
function withComponentStack(thrown: unknown, componentStack: string | null | undefined): Error {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  error.stack = `${error.name}: ${error.message}${componentStack ?? ""}`;
  return error;
}
