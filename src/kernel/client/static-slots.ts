/**
 * The payload inside a document leaves out markup that the document holds already.
 * Should React draw the tree anew (a failed hydration, "Try again" after a crash), the nodes that
 * the browser parsed are put back from here.
 */
const slots = new Map<string, ChildNode[]>();

const slotAttribute = "data-static";

/** Remembers the nodes of every slot. Call it once, before hydration. */
export function rememberSlots(root: ParentNode): void {
  for (const element of root.querySelectorAll(`[${slotAttribute}]`)) {
    slots.set(element.getAttribute(slotAttribute) ?? "", [...element.childNodes]);
  }
}

/** Fills an element that React created empty. */
export function refillSlot(element: Element): void {
  const nodes = slots.get(element.getAttribute(slotAttribute) ?? "");
  if (nodes && element.childNodes.length === 0) element.append(...nodes);
}
