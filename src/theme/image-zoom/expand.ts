import "./expand.css";
import { zoomSelector } from "virtual:site/image-zoom";
import { createDomElement } from "../../framework/client/browser.ts";
import { createIconButton, icons } from "./icon-button.ts";
import { openZoom } from "./zoom-dialog.ts";
import * as messages from "./zoom-messages.ts";

/** Adds buttons that enlarge `[data-zoom]` figures. Returns the cleanup function. */
export function startFigures(): () => void {
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) updateOverflow(target as HTMLElement);
  });
  for (const figure of document.querySelectorAll<HTMLElement>("[data-zoom]")) {
    if (!figure.querySelector(":scope > .expand")) addFigureButton(figure);
    const scroller = figure.querySelector(":scope > div");
    if (scroller) sizes.observe(scroller);
  }
  return () => {
    sizes.disconnect();
    closeDialog();
  };
}

/** Images open when clicked; keyboards get a button. Returns the cleanup. */
export function startImages(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  for (const image of getZoomableImages()) {
    const opener = createImageButton(image);
    const name = image.alt || messages.enlargedImage;
    const open = () =>
      openZoom({ pictures: [image], name, legend: null, opener, parent: document.body });
    image.classList.add("zoomable");
    image.addEventListener("click", open, { signal });
    opener.addEventListener("click", open, { signal });
  }
  return () => {
    controller.abort();
    closeDialog();
  };
}

/** Called when the page changes, because the dialog shows a picture of the old one. */
function closeDialog(): void {
  document.querySelector<HTMLDialogElement>("dialog.zoomed")?.close();
}

function createExpandButton(label: string, text: string): HTMLButtonElement {
  const button = createIconButton(icons.expand, label, text);
  button.className = "expand";
  button.ariaHasPopup = "dialog";
  return button;
}

function addFigureButton(figure: HTMLElement): void {
  const name = getFigureName(figure);
  const button = createExpandButton(messages.expand(name), messages.expandWord);
  button.addEventListener("click", () => {
    const [drawing, ...layouts] = figure.querySelectorAll<SVGSVGElement>(":scope > div svg");
    const image = figure.querySelector("img");
    const legend = figure.matches(".architecture") ? figure.nextElementSibling : null;
    const options = { name, legend, opener: button, parent: figure };
    if (drawing) openZoom({ pictures: [drawing, ...layouts], ...options });
    else if (image) openZoom({ pictures: [image], ...options });
  });
  figure.append(button);
}

function getFigureName(figure: HTMLElement): string {
  const caption = figure.querySelector("figcaption")?.textContent.trim();
  const drawing = figure.querySelector("svg[aria-label]")?.ariaLabel;
  return caption || drawing || figure.querySelector("img")?.alt || messages.enlargedImage;
}

/** Makes a figure focusable while it is wider than its column, so that keyboards can scroll it. */
function updateOverflow(scroller: HTMLElement): void {
  const figure = scroller.parentElement;
  if (figure && scroller.scrollWidth > scroller.clientWidth) {
    scroller.tabIndex = 0;
    scroller.role = "group";
    scroller.ariaLabel = messages.scrollable(getFigureName(figure));
  } else for (const name of ["tabindex", "role", "aria-label"]) scroller.removeAttribute(name);
}

/** Images that are interactive, excluded by the writer, or in a figure with its own button. */
const excluded = ".no-zoom, .no-zoom *, [data-zoom] *, a *, button *, summary *, .card *";

function getZoomableImages(): HTMLImageElement[] {
  try {
    const images = document.querySelectorAll<HTMLImageElement>(zoomSelector);
    return [...images].filter((image) => image.localName === "img" && !image.matches(excluded));
  } catch {
    throw new Error(
      `\`imageZoom.selector\` in config.ts has the value \`${zoomSelector}\`, which is not a CSS selector. Hint: the default is \`.md img\`.`,
    );
  }
}

function createImageButton(image: HTMLImageElement): HTMLButtonElement {
  const existing = image.closest(".zoom-frame")?.querySelector("button");
  if (existing) return existing;
  const button = createExpandButton(messages.enlarge(image.alt), "");
  const frame = createDomElement("span", { className: "zoom-frame" });
  const picture = image.closest("picture") ?? image;
  picture.replaceWith(frame);
  frame.append(picture, button);
  return button;
}
