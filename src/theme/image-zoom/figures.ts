import { expandButton } from "./expand-button.ts";
import * as messages from "./zoom-messages.ts";

export function startPart(): () => void {
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) updateOverflow(target as HTMLElement);
  });
  for (const figure of document.querySelectorAll<HTMLElement>("[data-zoom]")) {
    if (!figure.querySelector(":scope > .expand")) addButton(figure);
    const scroller = figure.querySelector(":scope > div");
    if (scroller) sizes.observe(scroller);
  }
  return () => sizes.disconnect();
}

function addButton(figure: HTMLElement): void {
  const button = expandButton(messages.expand(nameOf(figure)), messages.expandWord);
  button.addEventListener("click", () => void openFigure(figure, button));
  figure.append(button);
}

async function openFigure(figure: HTMLElement, opener: HTMLElement): Promise<void> {
  const image = figure.querySelector("img");
  const drawings = [...figure.querySelectorAll<SVGSVGElement>("svg")].filter(
    (drawing) => !drawing.closest("button"),
  );
  const picture = drawings.length > 0 ? drawings : image && [image];
  if (!picture) return;
  // Offline, the picture stays as it is.
  const dialog = await import("./zoom-dialog.ts").catch(() => undefined);
  dialog?.showPicture({ picture, name: nameOf(figure), opener, parent: figure });
}

function nameOf(figure: HTMLElement): string {
  const caption = figure.querySelector("figcaption")?.textContent.trim();
  const drawing = figure.querySelector("[role=img]")?.ariaLabel;
  return caption || drawing || figure.querySelector("img")?.alt || messages.enlargedImage;
}

/** Focusable only while it scrolls. */
function updateOverflow(scroller: HTMLElement): void {
  const figure = scroller.parentElement;
  if (figure && scroller.scrollWidth > scroller.clientWidth) {
    scroller.tabIndex = 0;
    scroller.role = "group";
    scroller.ariaLabel = messages.scrollable(nameOf(figure));
  } else for (const name of ["tabindex", "role", "aria-label"]) scroller.removeAttribute(name);
}
