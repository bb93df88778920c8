import { zoomSelector } from "virtual:site/image-zoom";
import { expandButton } from "./expand-button.ts";
import * as messages from "./zoom-messages.ts";

export function startPart(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  for (const image of findImages(document, zoomSelector)) {
    const opener = buttonOf(image);
    const open = () => void openImage(image, opener);
    image.classList.add("zoomable");
    image.addEventListener("click", open, { signal });
    opener.addEventListener("click", open, { signal });
  }
  return () => {
    controller.abort();
    // The page has changed behind it.
    document.querySelector<HTMLDialogElement>("dialog.zoomed")?.close();
  };
}

function buttonOf(image: HTMLImageElement): HTMLButtonElement {
  const known = image.closest(".zoom-frame")?.querySelector("button");
  if (known) return known;
  const button = expandButton(messages.enlarge(image.alt));
  const frame = document.createElement("span");
  frame.className = "zoom-frame";
  const drawn = image.closest("picture") ?? image;
  drawn.replaceWith(frame);
  frame.append(drawn, button);
  return button;
}

async function openImage(image: HTMLImageElement, opener: HTMLElement): Promise<void> {
  const dialog = await import("./zoom-dialog.ts").catch(() => undefined);
  const name = image.alt || messages.enlargedImage;
  dialog?.showPicture({ picture: [image], name, opener, parent: document.body });
}

/** Interactive, excluded by the writer, or in a figure that has its own button. */
const excepted = ".no-zoom, .no-zoom *, [data-zoom] *, a *, button *, summary *, .card *";

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
