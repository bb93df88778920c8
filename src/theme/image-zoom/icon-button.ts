const svg = "http://www.w3.org/2000/svg";

/** Icon paths in a 24 × 24 box. */
export const icons = {
  expand: "M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  reset: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
};

/** `word` is the visible text, which may be shorter than the name. */
export function iconButton(icon: string, label: string, word: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.ariaLabel = label;
  const drawing = document.createElementNS(svg, "svg");
  drawing.setAttribute("viewBox", "0 0 24 24");
  drawing.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(svg, "path");
  path.setAttribute("d", icon);
  drawing.append(path);
  button.append(drawing);
  if (word === "") button.title = label;
  else {
    const text = document.createElement("span");
    text.textContent = word;
    button.append(text);
  }
  return button;
}
