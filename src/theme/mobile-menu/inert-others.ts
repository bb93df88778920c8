/** Makes everything but `element` and what holds it inert. Returns the function that undoes it. */
export function inertOthers(element: Element): () => void {
  const changed: Element[] = [];
  for (let inner = element; inner.parentElement !== null; inner = inner.parentElement) {
    if (inner === document.body) break;
    for (const sibling of inner.parentElement.children) {
      if (sibling === inner || sibling.hasAttribute("inert")) continue;
      sibling.setAttribute("inert", "");
      changed.push(sibling);
    }
  }
  return () => {
    for (const sibling of changed) sibling.removeAttribute("inert");
  };
}
