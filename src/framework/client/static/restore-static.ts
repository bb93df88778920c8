/**
 * The payload inside a document leaves out markup that the document holds already. Should hydration
 * fail, React renders the whole tree again; the nodes that the browser parsed are restored from here.
 * React attaches refs in the order of the document, so that order is all that has to be kept.
 */
let remembered: ChildNode[][] = [];

/** Marks the elements whose nodes are kept. */
export const slotAttribute = "data-static";

/** Remembers the nodes of every slot. Call it once, before hydration. */
export function rememberSlots(root: ParentNode): void {
  const slots = root.querySelectorAll(`[${slotAttribute}]`);
  remembered = Array.from(slots, (slot) => [...slot.childNodes]);
}

/** Fills an element that React created empty; one that was hydrated is left alone. */
export function refillSlot(element: Element): void {
  if (element.childNodes.length === 0) element.append(...(remembered.shift() ?? []));
}
