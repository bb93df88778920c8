import { createHash } from "node:crypto";
import { contentPolicy, type PolicySources } from "../../model/site/content-policy.ts";
import { inlinePayload } from "../client/payload/payload-format.ts";

/** The parts of a document around the markup that React renders. */
export interface DocumentParts {
  /** The styles to write into the head of a page with this HTML. */
  styles(html: string): string;
  /** Address of the sheet with what the first paint can do without, or null. */
  restCssUrl: string | null;
  /** The script that runs before the body is painted; the same in every page of a build. */
  script: string;
  /** What pages may load from elsewhere; null for pages without a policy (dev, whose tools write into them). */
  sources: PolicySources | null;
  /** Text of the payload for hydration. */
  payload: string;
  /** Whether React never looks into the element that begins with this tag. */
  isStatic(tag: string): boolean;
}

/**
 * The document of a page. Policy, styles and script end the head, payload and sheet the body.
 * Preloads of scripts that React adds are taken out: scripts load when idle.
 *
 * A long page links the sheet inside its article too, below the first screen: browsers read on when
 * a sheet is there, and show meanwhile what they have. The link at the end stays when React takes the
 * article away.
 */
export function assembleDocument(markup: string, parts: DocumentParts): string {
  const { script, sources, payload, restCssUrl, isStatic } = parts;
  const styles = parts.styles(markup);
  const policy = sources ? policyElement({ script, styles, sources }) : "";
  const inline = `<style>${styles}</style><script>${script}</script>`;
  const sheet = restCssUrl ? `<link rel="stylesheet" href="${restCssUrl}">` : "";
  const clean = markup.replace(/<link rel="modulepreload"[^>]*>/g, "");
  const headEnd = clean.indexOf("</head>");
  const bodyEnd = clean.lastIndexOf("</body>");
  const fold = findFold(clean, isStatic) ?? bodyEnd;
  return [
    clean.slice(0, headEnd),
    policy,
    inline,
    clean.slice(headEnd, fold),
    fold < bodyEnd ? sheet : "",
    clean.slice(fold, bodyEnd),
    sheet,
    inlinePayload(payload),
    clean.slice(bodyEnd),
  ].join("");
}

interface Inline {
  script: string;
  styles: string;
  sources: PolicySources;
}

/** The policy inside the document, for hosts that cannot be told to send it. */
function policyElement({ script, styles, sources }: Inline): string {
  const hashes = { scripts: [hashSource(script)], styles: [hashSource(styles)] };
  const policy = contentPolicy(hashes, sources);
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

/** The same few texts stand in all pages. */
const known = new Map<string, string>();

function hashSource(text: string): string {
  const hash = known.get(text) ?? createHash("sha256").update(text).digest("base64");
  known.set(text, hash);
  return `'sha256-${hash}'`;
}

/**
 * Markup that fills any screen: some 800 words of text, or 100 lines of code. With less, a browser
 * paints nothing sooner.
 */
const screenful = 8000;

/**
 * Where a long document lets the browser paint before it reads on: in front of the first second-level
 * heading below what any screen shows, if much is left after it. Null where there is no such place.
 *
 * @param isStatic whether React never looks into the element that begins with this tag
 */
export function findFold(markup: string, isStatic: (tag: string) => boolean): number | null {
  const start = markup.indexOf("<main");
  const end = markup.lastIndexOf("</main>");
  // An id follows: inside of an attribute the quotation mark would be escaped.
  const headings = /<h2 id="[^"]*"/g;
  headings.lastIndex = firstScreenEnd(markup, start);
  for (let found = headings.exec(markup); found; found = headings.exec(markup)) {
    if (end - found.index < screenful) return null;
    if (isStatic(found[0])) return found.index;
  }
  return null;
}

/** Where the first screen surely ends. What a closed `<details>` folds away is not on it. */
function firstScreenEnd(markup: string, start: number): number {
  const folded = /<details(?![^>]* open)[^>]*>.*?<\/details>/gs;
  folded.lastIndex = start;
  let end = start + screenful;
  for (let found = folded.exec(markup); found; found = folded.exec(markup)) {
    if (found.index > end) break;
    end += found[0].length;
  }
  return end;
}
