import type { Declaration } from "postcss";
import { parseCss } from "./style-sheets.ts";

/** Elements up to this width, in pixels, fit in every column. */
const narrowWidth = 300;
const alignment = /^(?:(?:justify|align|place)-(?:content|items|self))$/;
/** The difference between the middle of the column and that of the window, as in `calc(50% - 50vw)`. */
const toWindowEdge =
  /calc\(\s*(?:50%\s*-\s*50d?vw|-50d?vw\s*\+\s*50%|\(\s*100%\s*-\s*100d?vw\s*\)\s*\/\s*2)\s*\)/g;

/**
 * Fits rules for a page without columns into the text column: nothing begins to its left, and wide
 * elements shrink.
 */
export function fitColumn(css: string): string {
  const root = parseCss(css);
  if (!root) return css;
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    if (alignment.test(prop)) {
      declaration.value = value.replace(/(?<!safe |legacy |[\w-])center(?![\w-])/g, "safe center");
    } else if (prop === "width") declaration.value = fitWidth(value);
    else if (/^(?:min-|max-)?(?:width|inline-size)$/.test(prop)) {
      declaration.value = value.replace(/^100d?vw$/, "100%");
    } else if (/^margin(?:$|-)/.test(prop)) fitMargin(declaration);
  });
  return root.toString();
}

function fitWidth(value: string): string {
  if (/^100d?vw$/.test(value)) return "100%";
  const [, number, unit] = /^(\d+(?:\.\d+)?)(px|r?em)$/.exec(value) ?? [];
  const width = Number(number) * (unit === "px" ? 1 : 16);
  return width > narrowWidth ? `min(${value}, 100%)` : value;
}

function fitMargin(declaration: Declaration): void {
  declaration.value = declaration.value.replace(toWindowEdge, "0px");
  // With `left: 50%`, this is the same difference.
  if (!/^-50d?vw$/.test(declaration.value)) return;
  declaration.value = "0px";
  declaration.parent?.each((sibling) => {
    if (sibling.type === "decl" && /^(?:left|right)$/.test(sibling.prop)) sibling.value = "auto";
  });
}
