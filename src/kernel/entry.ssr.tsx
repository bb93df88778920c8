import { createFromReadableStream, getClientEntryUrl } from "@vitejs/plugin-rsc/ssr";
import type { ReactNode } from "react";
import { prerender } from "react-dom/static.edge";
import { readText } from "./text-stream.ts";

/**
 * Draws the HTML of a flight stream.
 *
 * @throws the error of the first component that failed.
 */
export async function renderHtml(flight: ReadableStream<Uint8Array>): Promise<string> {
  const tree = await createFromReadableStream<ReactNode>(flight);
  const failures: unknown[] = [];
  const { prelude } = await prerender(tree, { onError: (error) => void failures.push(error) });
  const html = await readText(prelude);
  if (failures.length > 0) throw failures[0];
  return html;
}

/** Address of the script that hydrates a page. */
export function clientEntryUrl(): string {
  return getClientEntryUrl();
}
