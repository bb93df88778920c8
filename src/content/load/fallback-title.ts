import { withoutNumberPrefix } from "../../model/url/number-prefix.ts";

/** What a page without a title is probably called: its leading `# heading`, else its file name. */
export function fallbackTitle(path: string, body: string): string {
  return headingText(body) ?? nameTitle(path);
}

function headingText(body: string): string | undefined {
  const line = body.trimStart().split("\n", 1)[0] ?? "";
  const heading = /^#[ \t]+(.+)$/.exec(line)?.[1];
  return heading?.replace(/\{[^}]*\}\s*$|[ \t]+#+\s*$/, "").trim() || undefined;
}

function nameTitle(path: string): string {
  const segments = path.replace(/\.mdx?$/i, "").split("/");
  const name = segments.at(-1) ?? "";
  const own = /^(index|readme)$/i.test(name) ? (segments.at(-2) ?? name) : name;
  return humanize(own);
}

/** Turns a file name into words: `01-core-concepts` into `Core concepts`. */
export function humanize(name: string): string {
  const words = withoutNumberPrefix(name).replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
