import { endOfInterpolation, skipStringOrComment } from "../../../src/catalog/hcl/scan-hcl.ts";

/** Blanks comments and strings, but not interpolations, so that only references remain. */
export function maskHcl(source: string): string {
  let result = "";
  for (let at = 0; at < source.length; ) {
    const end = skipStringOrComment(source, at);
    if (end === at) {
      result += source.charAt(at);
      at += 1;
      continue;
    }
    const piece = source.slice(at, end);
    result += /^(?:"|<<)/.test(piece) ? maskText(piece) : blank(piece);
    at = end;
  }
  return result;
}

function maskText(text: string): string {
  let result = "";
  for (let at = 0; at < text.length; ) {
    const isInterpolation =
      /^[$%]\{/.test(text.slice(at, at + 2)) && !/[$%]/.test(text.charAt(at - 1));
    if (!isInterpolation) {
      result += blank(text.charAt(at));
      at += 1;
      continue;
    }
    const end = endOfInterpolation(text, at + 2) - 1;
    result += `  ${maskHcl(text.slice(at + 2, end))}`;
    at = end;
  }
  return result;
}

function blank(text: string): string {
  return text.replace(/[^\r\n]/g, " ");
}
