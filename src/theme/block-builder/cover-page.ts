/**
 * Keeps the browser from computing the styles of all that a dialog lies over: a modal dialog makes it
 * inert, which changes the style of every element of the page. Nothing of the page is shown meanwhile.
 * Its sizes stay, and with them the place to which the reader has scrolled.
 *
 * @param dialog a child of the body, before it is opened
 * @returns brings the page back
 */
export function coverPage(dialog: Element): () => void {
  const covered = [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && element !== dialog && element.childElementCount > 0,
  );
  const sizes = covered.map(contentSize);
  for (const [index, { style }] of covered.entries()) {
    style.containIntrinsicSize = sizes[index] ?? "";
    style.contentVisibility = "hidden";
  }
  return () => {
    for (const { style } of covered) {
      style.containIntrinsicSize = "";
      style.contentVisibility = "";
    }
    // Laid out now: what asks for a place in there, like the focus, would do it in a part that is still
    // hidden, of which Chrome warns.
    document.body.getBoundingClientRect();
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
