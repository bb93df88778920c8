/** An element by its role and accessible name, among those that can be seen. */
export interface Named {
  role: "button" | "link" | "tab" | "checkbox" | "searchbox" | "combobox" | "option";
  name: string;
  /** A selector of what it must be inside of. */
  within?: string;
}

/** A selector, of which the first element that can be seen counts, or a role with a name. */
export type Target = string | Named;

/** Where to press an element, or why it cannot be pressed. */
export type Place = { x: number; y: number } | { why: string };

/**
 * Finds the middle of an element, after scrolling it into view. Runs in the page.
 *
 * @returns the reason where the element is missing, hidden or under another one
 */
export function findPlace(target: Target): Place {
  const selectors: Record<Named["role"], string> = {
    button: "button, [role=button], summary",
    link: "a[href]",
    tab: "[role=tab]",
    checkbox: "input[type=checkbox]",
    searchbox: "input[type=search]",
    combobox: "[role=combobox], select",
    option: "[role=option]",
  };
  const tidy = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const nameOf = (element: Element) => {
    const labels = element instanceof HTMLInputElement ? (element.labels ?? []) : [];
    return tidy(
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
  if (!element) return { why: "not there" };
  const isInView = () => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  };
  if (!isInView()) element.scrollIntoView({ block: "center", behavior: "instant" });
  // A link of two lines has its middle elsewhere than its box.
  const { left, top, width, height } =
    element.getClientRects()[0] ?? element.getBoundingClientRect();
  const place = { x: left + width / 2, y: top + height / 2 };
  const above = document.elementFromPoint(place.x, place.y);
  if (above && (element.contains(above) || above.closest("label")?.control === element))
    return place;
  return { why: `under ${above?.outerHTML.slice(0, 80) ?? "nothing: it is out of view"}` };
}
