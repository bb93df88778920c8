export const canCover = (): boolean => CSS.supports("content-visibility", "hidden");

export function measurePage(): () => () => void {
  const children = [...document.body.children].filter((element) => element instanceof HTMLElement);
  const parts = children.filter((element) => element.childElementCount > 0);
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
      document.body.getBoundingClientRect();
    };
  };
}

function contentSize(element: HTMLElement): string {
  const style = getComputedStyle(element);
  const inner = (size: number, start: string, end: string) =>
    `${size - Number.parseFloat(start) - Number.parseFloat(end)}px`;
  const width = inner(element.clientWidth, style.paddingLeft, style.paddingRight);
  return `${width} ${inner(element.clientHeight, style.paddingTop, style.paddingBottom)}`;
}
