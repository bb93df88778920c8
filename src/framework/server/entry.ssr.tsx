import { createFromReadableStream, getClientEntryUrl } from "@vitejs/plugin-rsc/ssr";
import type { ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server.edge";
import { prerender } from "react-dom/static.edge";
import { readText } from "./text-stream.ts";

/**
 * Draws the HTML of a flight stream.
 *
 * @throws the error of the first component that failed.
 */
export async function renderHtml(flight: ReadableStream<Uint8Array>): Promise<string> {
  const tree = await createFromReadableStream<ReactNode>(flight);
  return drawAtOnce(tree) ?? (await drawWaiting(tree));
}

/** What React writes where a component waits or has thrown inside a boundary. */
const unfinished = "<!--$!-->";

/**
 * The quick way, without streams: a third of the time. It knows no waiting, so that it fails where a
 * client component is not loaded yet (the first pages of a build) or waits for something.
 */
function drawAtOnce(tree: ReactNode): string | undefined {
  try {
    const html = renderToString(tree);
    if (html.includes(unfinished)) return undefined;
    return html.startsWith("<html") ? `<!DOCTYPE html>${html}` : html;
  } catch {
    return undefined;
  }
}

async function drawWaiting(tree: ReactNode): Promise<string> {
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
 * Draws a tree of plain components at once: without flight data, and without a trace of React.
 *
 * @throws the error of the first component that failed.
 */
export function drawStatic(tree: ReactNode): string {
  return renderToStaticMarkup(tree);
}

/** Address of the script that hydrates a page. */
export function clientEntryUrl(): string {
  return getClientEntryUrl();
}
