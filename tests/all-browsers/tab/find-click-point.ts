/** A visible element by its role and accessible name. */
export interface Named {
  role: "button" | "link" | "tab" | "checkbox" | "searchbox" | "combobox" | "option";
  name: string;
  /** Selector of an ancestor. */
  within?: string;
}

/** A selector, for its first visible element, or a role with a name. */
export type Target = string | Named;

/** Where to click an element, or why it cannot be clicked. */
export type ClickPoint = { x: number; y: number } | { reason: string };

/** Finds the center of an element, after scrolling it into view. Runs in the page. */
export function findClickPoint(target: Target): ClickPoint {
  const selectors: Record<Named["role"], string> = {
    button: "button, [role=button], summary",
    link: "a[href]",
    tab: "[role=tab]",
    checkbox: "input[type=checkbox]",
    searchbox: "input[type=search]",
    combobox: "[role=combobox], select",
    option: "[role=option]",
  };
  const collapse = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const nameOf = (element: Element) => {
    const labels = element instanceof HTMLInputElement ? (element.labels ?? []) : [];
    return collapse(
      element.getAttribute("aria-label") ?? labels[0]?.textContent ?? element.textContent,
    );
  };
  const matches = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    if (typeof target === "string") return true;
    return nameOf(element) === target.name && (!target.within || element.closest(target.within));
  };
  const selector = typeof target === "string" ? target : selectors[target.role];
  const element = [...document.querySelectorAll(selector)].find(matches);
  if (!element) return { reason: "not found" };
  const isInView = () => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  };
  if (!isInView()) element.scrollIntoView({ block: "center", behavior: "instant" });
  // The center of a link that wraps is not the center of its bounding box.
  const { left, top, width, height } =
    element.getClientRects()[0] ?? element.getBoundingClientRect();
  const center = { x: left + width / 2, y: top + height / 2 };
  const above = document.elementFromPoint(center.x, center.y);
  if (above && (element.contains(above) || above.closest("label")?.control === element))
    return center;
  return { reason: `under ${above?.outerHTML.slice(0, 80) ?? "nothing: it is out of view"}` };
}
