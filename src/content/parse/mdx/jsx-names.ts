/** Attributes whose name in JSX differs from that in HTML. */
const htmlNames: Record<string, string> = {
  className: "class",
  htmlFor: "for",
  tabIndex: "tabindex",
  colSpan: "colspan",
  rowSpan: "rowspan",
  srcSet: "srcset",
  dateTime: "datetime",
  defaultChecked: "checked",
};

const jsxNames = new Map(Object.entries(htmlNames).map(([jsx, html]) => [html, jsx]));

/** Returns the HTML name of a JSX attribute; undefined where React must render the attribute. */
export function htmlName(name: string): string | undefined {
  return htmlNames[name] ?? (/[A-Z]/.test(name) && name !== "viewBox" ? undefined : name);
}

export function jsxName(name: string): string {
  return jsxNames.get(name) ?? name;
}
