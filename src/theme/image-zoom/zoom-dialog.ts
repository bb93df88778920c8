import { createDomElement } from "../../framework/client/browser.ts";
import { undoLater, writeClipboard } from "../browser/clipboard.ts";
import "./zoom-dialog.css";
import { createIconButton, icons } from "./icon-button.ts";
import {
  findBestLayout,
  getInitialView,
  listenToGestures,
  moveBy,
  type Point,
  type Size,
  type Stage,
  type View,
  zoomAt,
} from "./pan-zoom.ts";
import { getStandaloneSvg } from "./standalone-svg.ts";
import * as messages from "./zoom-messages.ts";

/** How far the page may scroll before the dialog closes. */
const SCROLL_TOLERANCE_PX = 40;
const CLOSE_DELAY_MS = 150;
const MESSAGE_TIME_MS = 3000;
/** Zoom factor of the buttons and keys. */
const zoomStep = 1.5;
const PAN_STEP_PX = 80;
/** Space around drawings, in pixels. */
const stageSpace = { margin: 12, controlsHeight: 64 };

type Picture = HTMLImageElement | SVGSVGElement;

interface ZoomOptions {
  /** An image, or several layouts of a drawing, of which the one that fits best is shown. */
  pictures: readonly [Picture, ...Picture[]];
  name: string;
  /** What the numbers of an architecture diagram mean, as a list. */
  legend: Element | null;
  opener: HTMLElement;
  /** The dialog's parent: a drawing inherits its colors from there. */
  parent: Element;
}

export function openZoom({ pictures, name, legend, opener, parent }: ZoomOptions): void {
  const stage = createDomElement("div", { className: "stage" });
  const className = pictures[0] instanceof HTMLImageElement ? "zoomed paper" : "zoomed";
  const dialog = createDomElement("dialog", { className, ariaLabel: name }, stage);
  if (legend?.matches("ol")) dialog.append(createLegendCopy(legend, name));
  parent.append(dialog);
  // Closing returns the focus to the element that had it. Safari does not focus clicked buttons.
  opener.focus({ preventScroll: true });
  dialog.showModal();
  const source = findBestPicture(pictures, stage);
  const isImage = source instanceof HTMLImageElement;
  const copy = isImage ? createEnlargedCopy(source) : createDrawingCopy(source);
  stage.append(copy);
  const view = new PictureView(stage, copy, isImage ? undefined : getSize(source));
  dialog.append(createControls(dialog, view, getSvgReader(copy, name)));
  dialog.querySelector<HTMLElement>(".close")?.focus({ preventScroll: true });
  listen(dialog, stage, view, isImage);
}

function createLegendCopy(legend: Element, name: string): HTMLElement {
  return createDomElement(
    "div",
    { className: "zoom-legend", tabIndex: 0, role: "group", ariaLabel: messages.legendOf(name) },
    createDomElement("p", {}, name),
    legend.cloneNode(true),
  );
}

class PictureView {
  readonly #stage: HTMLElement;
  readonly #copy: HTMLElement | SVGElement;
  /** Undefined for images, which fill the stage. */
  readonly #size: Size | undefined;
  #view: View;

  constructor(stage: HTMLElement, copy: HTMLElement | SVGElement, size: Size | undefined) {
    this.#stage = stage;
    this.#copy = copy;
    this.#size = size;
    this.#view = getInitialView(this.#measure());
    this.#show();
  }

  #measure(): Stage {
    const { clientWidth: width, clientHeight: height } = this.#stage;
    if (!this.#size)
      return { width, height, picture: { width, height }, margin: 0, controlsHeight: 0 };
    return { width, height, picture: this.#size, ...stageSpace };
  }

  reset(): void {
    this.#view = getInitialView(this.#measure());
    this.#show(true);
  }

  /** Without a point, zooms around the center with a transition. */
  zoom(factor: number, point?: Point): void {
    const stage = this.#measure();
    const middle = { x: stage.width / 2, y: (stage.height + stage.controlsHeight) / 2 };
    this.#view = zoomAt(this.#view, point ?? middle, factor, stage);
    this.#show(point === undefined);
  }

  move(x: number, y: number, isAnimated = false): void {
    this.#view = moveBy(this.#view, x, y, this.#measure());
    this.#show(isAnimated);
  }

  #show(isAnimated = false): void {
    const { x, y, scale } = this.#view;
    this.#copy.classList.toggle("gliding", isAnimated);
    this.#copy.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  }
}

function findBestPicture(
  pictures: readonly [Picture, ...Picture[]],
  { clientWidth: width, clientHeight: height }: HTMLElement,
): Picture {
  const drawings = pictures.filter((picture) => picture instanceof SVGSVGElement);
  if (drawings.length === 0) return pictures[0];
  const stage = { width, height, ...stageSpace };
  return drawings[findBestLayout(drawings.map(getSize), stage)] ?? pictures[0];
}

function getSize(drawing: SVGSVGElement): Size {
  const { width, height } = drawing.viewBox.baseVal;
  const getLength = (name: string, fallback: number) =>
    Number(drawing.getAttribute(name)) || fallback;
  return { width: getLength("width", width), height: getLength("height", height) };
}

function createEnlargedCopy(image: HTMLImageElement): HTMLImageElement {
  const pageSrc = image.currentSrc || image.src;
  const copy = createDomElement("img", { alt: image.alt, draggable: false });
  copy.onerror = () => {
    console.warn(`The zoom target ${copy.src} of an image cannot be reached.`);
    copy.onerror = null;
    copy.src = pageSrc;
  };
  if (isSvgFile(pageSrc)) copy.className = "drawing";
  copy.src = image.dataset.zoomSrc ?? pageSrc;
  return copy;
}

function isSvgFile(address: string): boolean {
  return /\.svg(?:$|[?#])/i.test(address);
}

/** Renames ids, because `url(#id)` would find the original, which may be hidden. */
function createDrawingCopy(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.classList.remove("narrow");
  for (const element of copy.querySelectorAll("*")) {
    for (const { name, value } of [...element.attributes]) {
      if (name === "id") element.id = `zoomed-${value}`;
      else if (value.startsWith("url(#") || (name === "href" && value.startsWith("#"))) {
        element.setAttribute(name, value.replace("#", "#zoomed-"));
      }
    }
  }
  const { width, height } = getSize(drawing);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  return copy;
}

/** Returns a function that produces the text of the SVG; undefined for other pictures. */
function getSvgReader(
  copy: HTMLImageElement | SVGSVGElement,
  name: string,
): (() => string | Promise<string>) | undefined {
  if (copy instanceof SVGSVGElement) return () => getStandaloneSvg(copy, name);
  if (!isSvgFile(copy.src)) return undefined;
  return async () => {
    const response = await fetch(copy.src);
    if (!response.ok) throw new Error(`${copy.src} has the status ${response.status}`);
    return response.text();
  };
}

function createControls(
  dialog: HTMLDialogElement,
  view: PictureView,
  svgText: (() => string | Promise<string>) | undefined,
): HTMLElement {
  const controls = createDomElement("div", {
    className: "zoom-tools",
    role: "group",
    ariaLabel: messages.zoomControls,
  });
  const add = (icon: string | null, label: string, onClick: () => void) => {
    const button = createIconButton(icon, label, label);
    button.addEventListener("click", onClick);
    controls.append(button);
    return button;
  };
  if (svgText) {
    const status = createDomElement("span", { role: "status" });
    controls.append(status);
    add(icons.copy, messages.copySvg, async () => {
      const isCopied = await Promise.resolve()
        .then(svgText)
        .then(writeClipboard, () => false);
      status.textContent = isCopied ? messages.svgCopied : messages.svgNotCopied;
      undoLater(status, () => status.replaceChildren(), MESSAGE_TIME_MS);
    });
  }
  add(icons.minus, messages.zoomOut, () => view.zoom(1 / zoomStep));
  add(icons.plus, messages.zoomIn, () => view.zoom(zoomStep));
  add(icons.reset, messages.resetZoom, () => view.reset());
  const close = add(null, messages.closePicture, () => dialog.close());
  close.className = "close";
  return controls;
}

function listen(
  dialog: HTMLDialogElement,
  stage: HTMLElement,
  view: PictureView,
  isImage: boolean,
): void {
  const controller = new AbortController();
  const { signal } = controller;
  const close = () => dialog.close();
  listenToGestures(
    stage,
    {
      move: (x, y) => view.move(x, y),
      zoom: (point, factor) => view.zoom(factor, point),
      tap: () => isImage && close(),
      doubleTap: (point) => view.zoom(2, point),
    },
    signal,
  );
  dialog.addEventListener("keydown", (event) => handleKey(event, view), { signal });
  const onResize = isImage ? close : () => view.reset();
  window.addEventListener("resize", onResize, { signal });
  const top = window.scrollY;
  const onScroll = () => {
    if (Math.abs(window.scrollY - top) > SCROLL_TOLERANCE_PX) setTimeout(close, CLOSE_DELAY_MS);
  };
  document.addEventListener("scroll", onScroll, { signal });
  dialog.addEventListener("close", () => {
    controller.abort();
    dialog.remove();
  });
}

function handleKey(event: KeyboardEvent, view: PictureView): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const isInLegend = event.target instanceof Element && event.target.closest(".zoom-legend");
  if (isInLegend && event.key.startsWith("Arrow")) return;
  const moves: Record<string, () => void> = {
    "+": () => view.zoom(zoomStep),
    "=": () => view.zoom(zoomStep),
    "-": () => view.zoom(1 / zoomStep),
    0: () => view.reset(),
    ArrowLeft: () => view.move(PAN_STEP_PX, 0, true),
    ArrowRight: () => view.move(-PAN_STEP_PX, 0, true),
    ArrowUp: () => view.move(0, PAN_STEP_PX, true),
    ArrowDown: () => view.move(0, -PAN_STEP_PX, true),
  };
  const move = moves[event.key];
  if (!move) return;
  event.preventDefault();
  move();
}
