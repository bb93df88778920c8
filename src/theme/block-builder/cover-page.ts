/** Whether the browser can leave out what an element holds: none of it is drawn or can be reached. */
export const canCover = (): boolean => CSS.supports("content-visibility", "hidden");

/**
 * Measures what is in the body, to leave all of it out while a dialog lies over it. A modal dialog
 * would make it inert, for which the browser computes the style of every element of the page anew: at
 * once, or when a filler of forms next asks it for the place of a field. Sizes stay as they are, and
 * with them the place to which the reader has scrolled.
 *
 * To be called before the dialog is in the page: the browser would compute the layout anew.
 *
 * @returns covers the page, and returns what brings it back
 */
export function measurePage(): () => () => void {
  const children = [...document.body.children].filter((element) => element instanceof HTMLElement);
  const parts = children.filter((element) => element.childElementCount > 0);
  // What has no elements in it, like a link, can be reached itself.
  const single = children.filter((element) => element.childElementCount === 0);
  const sizes = parts.map(contentSize);
  return () => {
    for (const element of single) element.inert = true;
    for (const [index, { style }] of parts.entries()) {
      style.containIntrinsicSize = sizes[index] ?? "";
      style.contentVisibility = "hidden";
    }
    return () => {
      for (const element of single) element.inert = false;
      for (const { style } of parts) {
        style.containIntrinsicSize = "";
        style.contentVisibility = "";
      }
      // Laid out now: what asks for a place in there, like the focus, would do it in a part that is
      // still hidden, of which Chrome warns.
      document.body.getBoundingClientRect();
    };
  };
}

/** Width and height without padding. */
function contentSize(element: HTMLElement): string {
  const style = getComputedStyle(element);
  const inner = (size: number, start: string, end: string) =>
    `${size - Number.parseFloat(start) - Number.parseFloat(end)}px`;
  const width = inner(element.clientWidth, style.paddingLeft, style.paddingRight);
  return `${width} ${inner(element.clientHeight, style.paddingTop, style.paddingBottom)}`;
}
