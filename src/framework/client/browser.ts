interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** A data saver or a 2G connection. False if the browser does not report it. */
export function prefersReducedData(
  connection = (navigator as { connection?: NetworkInformation }).connection,
): boolean {
  return connection?.saveData === true || (connection?.effectiveType ?? "").includes("2g");
}

/** Runs the task when the browser is idle, after two seconds at the latest. */
export function whenIdle(task: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}

export function focusElement(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Creates an element with these properties and this content. */
export function createDomElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...content);
  return element;
}
