import * as messages from "./zoom-messages.ts";
import "./image-zoom.css";
import { zoomSelector } from "virtual:site/image-zoom";

/** Scrolling further than this, in pixels, closes the image. */
const scrollOffset = 40;
const closeDelay = 150;

/** Lets readers enlarge the images of the article, by click and by keyboard. */
export function startPart(): () => void {
  const images = findImages(document, zoomSelector);
  for (const image of images) {
    image.tabIndex = 0;
    image.role = "button";
    image.ariaLabel = messages.enlarge(image.alt);
    image.ariaHasPopup = "dialog";
    image.classList.add("zoomable");
  }
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener("click", ({ target }) => openAt(target), { signal });
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      if (openAt(event.target)) event.preventDefault();
    },
    { signal },
  );
  return () => {
    controller.abort();
    // The page behind it has changed.
    document.querySelector<HTMLDialogElement>("dialog.zoomed")?.close();
  };

  function openAt(target: EventTarget | null): boolean {
    const image = images.find((candidate) => candidate === target);
    if (image) showEnlarged(image);
    return image !== undefined;
  }
}

function showEnlarged(image: HTMLImageElement): void {
  const dialog = document.createElement("dialog");
  dialog.className = "zoomed";
  dialog.ariaLabel = image.alt || messages.enlargedImage;
  const copy = enlargedCopy(image);
  dialog.append(copy);
  document.body.append(dialog);
  dialog.showModal();
  closeWithPage(dialog);
}

/** The picture that the image names as its larger version, else the picture itself. */
function enlargedCopy(image: HTMLImageElement): HTMLImageElement {
  const copy = document.createElement("img");
  const shown = image.currentSrc || image.src;
  copy.alt = image.alt;
  copy.onerror = () => {
    console.warn(`The zoom target ${copy.src} of an image cannot be reached.`);
    copy.onerror = null;
    copy.src = shown;
  };
  // A drawing has no size of its own that would be too small for the window.
  if (/\.svg(?:$|[?#])/i.test(shown)) copy.className = "drawing";
  copy.src = image.dataset.zoomSrc ?? shown;
  return copy;
}

/** Closes on click, on resize and when the page moves on; Escape closes every dialog. */
function closeWithPage(dialog: HTMLDialogElement): void {
  const controller = new AbortController();
  const { signal } = controller;
  const top = window.scrollY;
  const close = () => dialog.close();
  dialog.addEventListener("click", close, { signal });
  window.addEventListener("resize", close, { signal });
  const onScroll = () => {
    if (Math.abs(window.scrollY - top) > scrollOffset) setTimeout(close, closeDelay);
  };
  document.addEventListener("scroll", onScroll, { signal });
  dialog.addEventListener("close", () => {
    controller.abort();
    dialog.remove();
  });
}

/** Images that already do something, or that a writer has excluded. */
const excepted = ".no-zoom, .no-zoom *, a *, button *, summary *, .card *";

/**
 * The images that readers can enlarge.
 *
 * @throws Error where the site's selector is no selector.
 */
function findImages(root: ParentNode, selector: string): HTMLImageElement[] {
  return [...queryImages(root, selector)].filter(
    (image) => image.localName === "img" && !image.matches(excepted),
  );
}

function queryImages(root: ParentNode, selector: string): Iterable<HTMLImageElement> {
  try {
    return root.querySelectorAll<HTMLImageElement>(selector);
  } catch {
    throw new Error(
      `\`imageZoom.selector\` in config.ts has the value \`${selector}\`, which is no CSS selector. Hint: the default is \`.md img\`.`,
    );
  }
}
