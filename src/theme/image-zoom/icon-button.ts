import { createDomElement } from "../../framework/client/browser.ts";

const svgNamespace = "http://www.w3.org/2000/svg";

/** Icon paths in a 24 × 24 box. */
export const icons = {
  expand: "M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  reset: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
};

/** `text` is visible and may be shorter than `label`, or empty. */
export function createIconButton(
  icon: string | null,
  label: string,
  text: string,
): HTMLButtonElement {
  const button = createDomElement("button", { type: "button", ariaLabel: label });
  if (icon !== null) button.append(createIcon(icon));
  if (text === "") button.title = label;
  else button.append(createDomElement("span", {}, text));
  return button;
}

function createIcon(icon: string): SVGSVGElement {
  const svg = document.createElementNS(svgNamespace, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(svgNamespace, "path");
  path.setAttribute("d", icon);
  svg.append(path);
  return svg;
}
