const shapeDefaults: Readonly<Record<string, string>> = {
  fill: "",
  stroke: "none",
  "stroke-width": "",
  "stroke-dasharray": "none",
  "stroke-linejoin": "miter",
  "stroke-linecap": "butt",
  opacity: "1",
  "fill-opacity": "1",
  "stroke-opacity": "1",
};
const textDefaults: Readonly<Record<string, string>> = {
  "font-size": "",
  "font-weight": "400",
  "font-style": "normal",
  "text-anchor": "start",
  "dominant-baseline": "auto",
  "paint-order": "normal",
};

/** Returns a drawing of the document as a file, which contains its computed colors and fonts. */
export function getStandaloneSvg(drawing: SVGSVGElement, title: string): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copiedElements = [copy, ...copy.querySelectorAll("*")];
  for (const [index, element] of [drawing, ...drawing.querySelectorAll("*")].entries()) {
    const target = copiedElements[index];
    if (target) replaceStyle(target, getComputedStyle(element));
  }
  const { x, y, width, height } = drawing.viewBox.baseVal;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("font-family", getComputedStyle(drawing).fontFamily);
  const background = prependChild(copy, "rect");
  for (const [name, value] of Object.entries({ x, y, width, height })) {
    background.setAttribute(name, String(value));
  }
  background.setAttribute("fill", getHexColor(getBackground(drawing)));
  prependChild(copy, "title").textContent = title;
  return new XMLSerializer().serializeToString(copy);
}

function prependChild(parent: SVGSVGElement, name: string): SVGElement {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name) as SVGElement;
  parent.prepend(element);
  return element;
}

/** Replaces classes and inline styles by attributes, except for the default values of SVG. */
function replaceStyle(element: Element, style: CSSStyleDeclaration): void {
  for (const name of ["class", "style", "tabindex"]) element.removeAttribute(name);
  const isText = /^(?:text|tspan)$/.test(element.localName);
  if (!isText && !/^(?:rect|circle|ellipse|line|path|polyline|polygon)$/.test(element.localName))
    return;
  const properties = Object.entries(isText ? { ...shapeDefaults, ...textDefaults } : shapeDefaults);
  for (const [name, initialValue] of properties) {
    const value = style.getPropertyValue(name);
    const isDefault =
      value === initialValue || (name.startsWith("stroke-") && style.stroke === "none");
    if (isDefault) element.removeAttribute(name);
    else element.setAttribute(name, getHexColor(value));
  }
}

function getBackground(element: Element): string {
  for (let current: Element | null = element; current; current = current.parentElement) {
    const { backgroundColor } = getComputedStyle(current);
    if (!/^(?:transparent|rgba\(.*, 0\)|color\(.*\/ 0\))$/.test(backgroundColor)) {
      return backgroundColor;
    }
  }
  return "#fff";
}

/** Converts `rgb()` and `color(srgb …)` to `#rrggbbaa`; others stay. */
function getHexColor(value: string): string {
  const [, kind = "", list = ""] = /^(rgba?\(|color\(srgb )([^)]*)\)$/.exec(value) ?? [];
  if (kind === "") return value;
  const [red = 0, green = 0, blue = 0, alpha = 1] = list
    .split(/[\s,/]+/)
    .map((component) => (component === "none" ? 0 : Number(component)));
  const factor = kind.startsWith("color") ? 255 : 1;
  const parts = [red * factor, green * factor, blue * factor, ...(alpha < 1 ? [alpha * 255] : [])];
  return `#${parts.map(getHexByte).join("")}`;
}

function getHexByte(value: number): string {
  const byte = Math.min(Math.max(Math.round(value), 0), 255);
  return byte.toString(16).padStart(2, "0");
}
