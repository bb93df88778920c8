/**
 * Arrow keys lead from the field into a list of links and back. Answers whether the key was one for
 * that.
 */
export function moveInList(key: string, list: Element): boolean {
  if (key !== "ArrowDown" && key !== "ArrowUp") return false;
  const stops = [...list.querySelectorAll<HTMLElement>("input, .saved a")];
  if (stops.length < 2) return false;
  const { activeElement } = document;
  const row = activeElement?.closest("li")?.querySelector("a") ?? activeElement;
  const at = stops.findIndex((stop) => stop.isSameNode(row));
  const next = (at + (key === "ArrowDown" ? 1 : -1) + stops.length) % stops.length;
  stops[next]?.focus();
  return true;
}
