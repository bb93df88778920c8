const prefixed = /^(\d+)(?:\s*[-_.]+\s*|\s+)([^-_.\s].*)$/;
/** `1.3.0`, `2021-11-foo`: dates and versions are names, not an order. */
const dateOrVersion = /^\d+[-_.]\d/;

/** The number with which a file or folder name asks for its place: 1 in `01-intro`. */
export function numberPrefix(name: string): number | undefined {
  const match = dateOrVersion.test(name) ? null : prefixed.exec(name);
  return match ? Number(match[1]) : undefined;
}

/** The name without that number. */
export function withoutNumberPrefix(name: string): string {
  const match = dateOrVersion.test(name) ? null : prefixed.exec(name);
  return match?.[2] ?? name;
}
