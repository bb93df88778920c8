import { findEndOfInterpolation, skipStringOrComment } from "../../../src/catalog/hcl/scan-hcl.ts";

/** Replaces comments and strings with spaces, but keeps interpolations. Offsets stay the same. */
export function maskHcl(source: string): string {
  let result = "";
  for (let index = 0; index < source.length; ) {
    const end = skipStringOrComment(source, index);
    if (end === index) {
      result += source.charAt(index);
      index += 1;
      continue;
    }
    const piece = source.slice(index, end);
    result += /^(?:"|<<)/.test(piece) ? maskText(piece) : blank(piece);
    index = end;
  }
  return result;
}

function maskText(text: string): string {
  let result = "";
  for (let index = 0; index < text.length; ) {
    const isInterpolation =
      /^[$%]\{/.test(text.slice(index, index + 2)) && !/[$%]/.test(text.charAt(index - 1));
    if (!isInterpolation) {
      result += blank(text.charAt(index));
      index += 1;
      continue;
    }
    const end = findEndOfInterpolation(text, index + 2) - 1;
    result += `  ${maskHcl(text.slice(index + 2, end))}`;
    index = end;
  }
  return result;
}

function blank(text: string): string {
  return text.replace(/[^\r\n]/g, " ");
}
