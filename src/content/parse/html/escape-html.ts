const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export function escapeText(value: string): string {
  return /[&<>]/.test(value) ? value.replace(/[&<>]/g, (char) => entities[char] ?? char) : value;
}

export function escapeAttribute(value: string): string {
  return /[&<>"]/.test(value) ? value.replace(/[&<>"]/g, (char) => entities[char] ?? char) : value;
}
