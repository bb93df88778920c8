import { useLayoutEffect } from "react";

/** Loads what copies a page when its button is first pressed. */
export function useCopyPage(): void {
  // Not later: a click that came before hydration is repeated as soon as the page is drawn.
  useLayoutEffect(() => {
    document.addEventListener("click", copyOnClick);
    return () => document.removeEventListener("click", copyOnClick);
  }, []);
}

function copyOnClick({ target }: MouseEvent): void {
  const button = target instanceof Element && target.closest<HTMLElement>(".tools button");
  if (button) import("./copy-page.ts").then((part) => part.copyPage(button), reportError);
}
