import { inlinePayload } from "./client/request.ts";

/** What the kernel puts around the markup that React drew. */
export interface DocumentParts {
  /** The styles to write into the head of a page with this markup. */
  css(markup: string): string;
  /** Address of the sheet with what the first paint can do without, or null. */
  restCssUrl: string | null;
  /** Scripts that run before the body is drawn. */
  headScripts: string[];
  /** Scripts at the end of the body. */
  bodyScripts: string[];
  /** Text of the payload for hydration. */
  payload: string;
}

/**
 * The document of a page. The styles follow the first meta element; payload, sheet and scripts
 * end the body. Preloads of scripts that React adds are taken out: scripts load when idle.
 */
export function assembleDocument(markup: string, parts: DocumentParts): string {
  const head = `<style>${parts.css(markup)}</style>${parts.headScripts.map(inlineScript).join("")}`;
  const sheet = parts.restCssUrl ? `<link rel="stylesheet" href="${parts.restCssUrl}">` : "";
  const tail = `${sheet}${inlinePayload(parts.payload)}${parts.bodyScripts.map(inlineScript).join("")}`;
  const clean = markup.replace(/<link rel="modulepreload"[^>]*>/g, "");
  // With functions: in a replacement string, `$` sequences of page text would be expanded.
  return clean
    .replace("</head>", () => `${head}</head>`)
    .replace(/<\/body>(?![\s\S]*<\/body>)/, () => `${tail}</body>`);
}

function inlineScript(code: string): string {
  return `<script>${code}</script>`;
}
