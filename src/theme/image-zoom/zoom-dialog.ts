import { undoLater, writeClipboard } from "../browser/clipboard.ts";
import "./zoom-dialog.css";
import { standaloneSvg } from "./copy-svg.ts";
import { iconButton, icons } from "./expand-button.ts";
import { listenToGestures } from "./gestures.ts";
import {
  firstView,
  fittingScale,
  movedBy,
  type Size,
  type Stage,
  type View,
  zoomedAt,
} from "./view.ts";
import * as messages from "./zoom-messages.ts";

/** Scrolling further than this, in pixels, closes the picture. */
const scrollOffset = 40;
const closeDelay = 150;
/** Factor of a press of a button or key. */
const step = 1.5;
/** Pixels that a press of an arrow key moves. */
const stride = 80;
/** Pixels at the upper edge that the controls cover. */
const controlsHeight = 56;
/** Pixels between a drawing and each edge of the window, where it is smaller. */
const margin = 12;
/** Milliseconds for which a message about copying is shown. */
const messageTime = 3000;

export interface Shown {
  /** An image, or the layouts of one drawing: the one that the window shows larger is taken. */
  picture: readonly (HTMLImageElement | SVGSVGElement)[];
  /** Names the dialog. */
  name: string;
  /** Gets the focus back. */
  opener: HTMLElement;
  /** What the dialog becomes a child of; a drawing inherits its colors from there. */
  parent: Element;
}

/** Shows a picture in a dialog of the size of the window. */
export function showPicture({ picture, name, opener, parent }: Shown): void {
  const source = largest(picture);
  if (!source) return;
  const isImage = source instanceof HTMLImageElement;
  const dialog = document.createElement("dialog");
  dialog.className = isImage ? "zoomed paper" : "zoomed";
  dialog.ariaLabel = name;
  const stage = document.createElement("div");
  stage.className = "stage";
  const copy = isImage ? enlargedCopy(source) : drawingCopy(source);
  stage.append(copy);
  dialog.append(stage);
  parent.append(dialog);
  opener.focus({ preventScroll: true });
  dialog.showModal();
  const shown = new ShownPicture(stage, copy, isImage ? undefined : sizeOf(source));
  dialog.append(controlsOf(dialog, shown, copyAction(copy, name)));
  dialog.querySelector<HTMLElement>(".close")?.focus({ preventScroll: true });
  listen(dialog, stage, shown, isImage);
}

/** A picture on its stage, and where it lies. */
class ShownPicture {
  readonly #stage: HTMLElement;
  readonly #copy: HTMLElement | SVGElement;
  /** Undefined for an image, which fills the stage. */
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

  /** Zooms by a factor around a point, or around the middle with a short movement. */
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

function largest(
  pictures: readonly (HTMLImageElement | SVGSVGElement)[],
): HTMLImageElement | SVGSVGElement | undefined {
  const stage = { width: innerWidth, height: innerHeight, margin, top: controlsHeight };
  const scales = pictures.map((picture) =>
    picture instanceof SVGSVGElement ? fittingScale({ ...stage, picture: sizeOf(picture) }) : 0,
  );
  return pictures[scales.indexOf(Math.max(...scales))];
}

/** The size that a drawing has in an article, in CSS pixels. */
function sizeOf(drawing: SVGSVGElement): Size {
  const { width, height } = drawing.viewBox.baseVal;
  const own = (name: string, other: number) => Number(drawing.getAttribute(name)) || other;
  return { width: own("width", width), height: own("height", height) };
}

/** The picture that the image names as its larger version, else the picture itself. */
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
  // A drawing has no size of its own that would be too small for the window.
  if (isSvgFile(shown)) copy.className = "drawing";
  copy.src = image.dataset.zoomSrc ?? shown;
  return copy;
}

function isSvgFile(address: string): boolean {
  return /\.svg(?:$|[?#])/i.test(address);
}

/** A drawing with ids of its own: those of the page may be in a part that is not shown. */
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

/** The text of the picture as SVG; undefined for pictures of other formats. */
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
  shown: ShownPicture,
  svgText: (() => string | Promise<string>) | undefined,
): HTMLElement {
  const controls = document.createElement("div");
  controls.className = "zoom-tools";
  controls.role = "group";
  controls.ariaLabel = messages.zoomControls;
  const add = (icon: string, label: string, onClick: () => void) => {
    const button = iconButton(icon, label);
    button.addEventListener("click", onClick);
    controls.append(button);
    return button;
  };
  if (svgText) {
    const told = document.createElement("span");
    told.role = "status";
    controls.append(told);
    add(icons.copy, messages.copySvg, async () => {
      const isCopied = await Promise.resolve()
        .then(svgText)
        .then(writeClipboard, () => false);
      told.textContent = isCopied ? messages.svgCopied : messages.svgNotCopied;
      undoLater(told, () => told.replaceChildren(), messageTime);
    });
  }
  add(icons.minus, messages.zoomOut, () => shown.zoom(1 / step));
  add(icons.plus, messages.zoomIn, () => shown.zoom(step));
  add(icons.reset, messages.resetZoom, () => shown.reset());
  const close = add("", messages.closePicture, () => dialog.close());
  close.className = "close";
  close.replaceChildren();
  return controls;
}

/** Gestures and keys; Escape closes every dialog. */
function listen(
  dialog: HTMLDialogElement,
  stage: HTMLElement,
  shown: ShownPicture,
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

function pressKey(event: KeyboardEvent, shown: ShownPicture): void {
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
