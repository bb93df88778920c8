import type { JsonRecord } from "../../text/json.ts";

const sizes: Readonly<Record<string, string>> = {
  none: "0",
  xs: "0.25rem",
  sm: "0.5rem",
  md: "1rem",
  lg: "2rem",
  xl: "4rem",
};

/** Ends of the properties of a side. */
const sides: Readonly<Record<string, string>> = {
  top: "Top",
  bottom: "Bottom",
  left: "Left",
  right: "Right",
  vert: "Block",
  horiz: "Inline",
};

const spacing = /^(margin|padding)(?:-([a-z]+))?--([a-z]+)$/;
const columns = /^col--(offset-)?(1[0-2]|[1-9])$/;
const alignment = /^text--(left|center|right)$/;

/**
 * What a class of Infima, the style sheet of Docusaurus (https://infima.dev/docs), says of layout;
 * undefined for any other class. Columns stand below one another where they would be narrower than 15rem.
 */
export function infimaLayout(name: string): JsonRecord | undefined {
  if (name === "row") return { display: "flex", flexWrap: "wrap", gap: "1rem" };
  if (name === "col") return { flex: "1 1 15rem" };
  const [, offset, width] = columns.exec(name) ?? [];
  if (width !== undefined) {
    const share = `${width} / 12 * 100%`;
    if (offset !== undefined) return { marginLeft: `calc(${share})` };
    return { flex: `0 1 max(15rem, ${share} - 1rem)` };
  }
  const [, textAlign] = alignment.exec(name) ?? [];
  if (textAlign !== undefined) return { textAlign };
  const [, property = "", side = "", size = ""] = spacing.exec(name) ?? [];
  const end = side === "" ? "" : sides[side];
  const value = sizes[size];
  return value === undefined || end === undefined ? undefined : { [property + end]: value };
}
