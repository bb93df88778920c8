import { type Position, positionAt } from "../../../model/diagnostics/position.ts";
import { withoutBase } from "../../../model/url/route.ts";

/** A file that gives links to the layout of all pages, such as `sidebars.ts`. */
export interface LayoutSource {
  /** Path relative to the site folder. */
  file: string;
  text: string;
}

export interface Layout {
  sources: readonly LayoutSource[];
  baseUrl: string;
}

/** Where the layout's own files name an address that pages use; undefined where they do not. */
export function placeInLayout(
  address: string,
  { sources, baseUrl }: Layout,
): (Position & { file: string }) | undefined {
  // Many settings are a mere slash; it is the logo that leads there unless told otherwise.
  if (address === baseUrl) return { file: "config.ts", line: 1, column: 1 };
  const written = address.startsWith("javascript:")
    ? // React has put a text of its own in place of what was written.
      /["'`]\s*javascript:/i
    : quoted([address, withoutBase(baseUrl, address) ?? address]);
  for (const { file, text } of sources) {
    const found = text.search(written);
    if (found >= 0) return { file, ...positionAt(text, found) };
  }
  return undefined;
}

function quoted(values: readonly string[]): RegExp {
  const escaped = values.map((value) => value.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`(["'\`])(?:${escaped.join("|")})\\1`);
}
