import { undoLater, writeClipboard } from "../browser/clipboard.ts";
import "./zoom-dialog.css";
import { iconButton, icons } from "./icon-button.ts";
import {
  bestLayout,
  firstView,
  listenToGestures,
  movedBy,
  type Size,
  type Stage,
  type View,
  zoomedAt,
} from "./pan-zoom.ts";
import { standaloneSvg } from "./standalone-svg.ts";
import * as messages from "./zoom-messages.ts";

/** Scrolling by more pixels closes the picture. */
const scrollOffset = 40;
const closeDelay = 150;
const step = 1.5;
const stride = 80;
const controlsHeight = 64;
const margin = 12;
const messageTime = 3000;

type Picture = HTMLImageElement | SVGSVGElement;

export interface ZoomOptions {
  /** An image, or several layouts of a drawing, of which the one that fits best is shown. */
  picture: readonly [Picture, ...Picture[]];
  name: string;
  /** What the numbers of an architecture diagram mean, as a list. */
  legend: Element | null;
  opener: HTMLElement;
  /** The dialog's parent: a drawing inherits its colors from there. */
  parent: Element;
}

export function openZoom({ picture, name, legend, opener, parent }: ZoomOptions): void {
  const dialog = document.createElement("dialog");
  dialog.className = picture[0] instanceof HTMLImageElement ? "zoomed paper" : "zoomed";
  dialog.ariaLabel = name;
  const stage = document.createElement("div");
  stage.className = "stage";
  dialog.append(stage);
  if (legend?.matches("ol")) dialog.append(legendCopy(legend, name));
  parent.append(dialog);
  opener.focus({ preventScroll: true });
  dialog.showModal();
  const source = bestPicture(picture, stage);
  const isImage = source instanceof HTMLImageElement;
  const copy = isImage ? enlargedCopy(source) : drawingCopy(source);
  stage.append(copy);
  const shown = new PictureView(stage, copy, isImage ? undefined : sizeOf(source));
  dialog.append(controlsOf(dialog, shown, copyAction(copy, name)));
  dialog.querySelector<HTMLElement>(".close")?.focus({ preventScroll: true });
  listen(dialog, stage, shown, isImage);
}

function legendCopy(legend: Element, name: string): HTMLElement {
  const copy = document.createElement("div");
  copy.className = "zoom-legend";
  copy.tabIndex = 0;
  copy.role = "group";
  copy.ariaLabel = messages.legendOf(name);
  const title = document.createElement("p");
  title.textContent = name;
  copy.append(title, legend.cloneNode(true));
  return copy;
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
    this.#view = firstView(this.stage());
    this.#show();
  }

  stage(): Stage {
    const { clientWidth: width, clientHeight: height } = this.#stage;
    if (!this.#size) return { width, height, picture: { width, height }, margin: 0, top: 0 };
    return { width, height, picture: this.#size, margin, top: controlsHeight };
  }

  reset(): void {
    this.#view = firstView(this.stage());
    this.#show(true);
  }

  /** Without a point, zooms around the center with a transition. */
  zoom(factor: number, point?: { x: number; y: number }): void {
    const stage = this.stage();
    const middle = { x: stage.width / 2, y: (stage.height + stage.top) / 2 };
    this.#view = zoomedAt(this.#view, point ?? middle, factor, stage);
    this.#show(point === undefined);
  }

  move(x: number, y: number, isGliding = false): void {
    this.#view = movedBy(this.#view, x, y, this.stage());
    this.#show(isGliding);
  }

  #show(isGliding = false): void {
    const { x, y, scale } = this.#view;
    this.#copy.classList.toggle("gliding", isGliding);
    this.#copy.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  }
}

function bestPicture(
  pictures: readonly [Picture, ...Picture[]],
  { clientWidth: width, clientHeight: height }: HTMLElement,
): Picture {
  const sizes = pictures.flatMap((one) => (one instanceof SVGSVGElement ? [sizeOf(one)] : []));
  return pictures[bestLayout(sizes, { width, height, margin, top: controlsHeight })] ?? pictures[0];
}

function sizeOf(drawing: SVGSVGElement): Size {
  const { width, height } = drawing.viewBox.baseVal;
  const own = (name: string, other: number) => Number(drawing.getAttribute(name)) || other;
  return { width: own("width", width), height: own("height", height) };
}

function enlargedCopy(image: HTMLImageElement): HTMLImageElement {
  const copy = document.createElement("img");
  const shown = image.currentSrc || image.src;
  copy.alt = image.alt;
  copy.draggable = false;
  copy.onerror = () => {
    console.warn(`The zoom target ${copy.src} of an image cannot be reached.`);
    copy.onerror = null;
    copy.src = shown;
  };
  if (isSvgFile(shown)) copy.className = "drawing";
  copy.src = image.dataset.zoomSrc ?? shown;
  return copy;
}

function isSvgFile(address: string): boolean {
  return /\.svg(?:$|[?#])/i.test(address);
}

/** Renames ids: those of the page may be in a hidden part. */
function drawingCopy(drawing: SVGSVGElement): SVGSVGElement {
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
  const { width, height } = sizeOf(drawing);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  return copy;
}

/** Undefined if the picture is not an SVG. */
function copyAction(
  copy: HTMLImageElement | SVGSVGElement,
  name: string,
): (() => string | Promise<string>) | undefined {
  if (copy instanceof SVGSVGElement) return () => standaloneSvg(copy, name);
  if (!isSvgFile(copy.src)) return undefined;
  return async () => (await fetch(copy.src)).text();
}

function controlsOf(
  dialog: HTMLDialogElement,
  shown: PictureView,
  svgText: (() => string | Promise<string>) | undefined,
): HTMLElement {
  const controls = document.createElement("div");
  controls.className = "zoom-tools";
  controls.role = "group";
  controls.ariaLabel = messages.zoomControls;
  const add = (icon: string, label: string, onClick: () => void) => {
    const button = iconButton(icon, label, label);
    button.addEventListener("click", onClick);
    controls.append(button);
    return button;
  };
  if (svgText) {
    const status = document.createElement("span");
    status.role = "status";
    controls.append(status);
    add(icons.copy, messages.copySvg, async () => {
      const isCopied = await Promise.resolve()
        .then(svgText)
        .then(writeClipboard, () => false);
      status.textContent = isCopied ? messages.svgCopied : messages.svgNotCopied;
      undoLater(status, () => status.replaceChildren(), messageTime);
    });
  }
  add(icons.minus, messages.zoomOut, () => shown.zoom(1 / step));
  add(icons.plus, messages.zoomIn, () => shown.zoom(step));
  add(icons.reset, messages.resetZoom, () => shown.reset());
  const close = add("", messages.closePicture, () => dialog.close());
  close.className = "close";
  close.querySelector("svg")?.remove();
  return controls;
}

function listen(
  dialog: HTMLDialogElement,
  stage: HTMLElement,
  shown: PictureView,
  isImage: boolean,
): void {
  const controller = new AbortController();
  const { signal } = controller;
  const close = () => dialog.close();
  listenToGestures(
    stage,
    {
      move: (x, y) => shown.move(x, y),
      zoom: (point, factor) => shown.zoom(factor, point),
      tap: () => isImage && close(),
      doubleTap: (point) => shown.zoom(2, point),
    },
    signal,
  );
  dialog.addEventListener("keydown", (event) => pressKey(event, shown), { signal });
  const onResize = isImage ? close : () => shown.reset();
  window.addEventListener("resize", onResize, { signal });
  const top = window.scrollY;
  const onScroll = () => {
    if (Math.abs(window.scrollY - top) > scrollOffset) setTimeout(close, closeDelay);
  };
  document.addEventListener("scroll", onScroll, { signal });
  dialog.addEventListener("close", () => {
    controller.abort();
    dialog.remove();
  });
}

function pressKey(event: KeyboardEvent, shown: PictureView): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const moves: Record<string, () => void> = {
    "+": () => shown.zoom(step),
    "=": () => shown.zoom(step),
    "-": () => shown.zoom(1 / step),
    0: () => shown.reset(),
    ArrowLeft: () => shown.move(stride, 0, true),
    ArrowRight: () => shown.move(-stride, 0, true),
    ArrowUp: () => shown.move(0, stride, true),
    ArrowDown: () => shown.move(0, -stride, true),
  };
  const move = moves[event.key];
  if (!move) return;
  event.preventDefault();
  move();
}
