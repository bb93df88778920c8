type Name =
  | string
  | number
  | bigint
  | boolean
  | null
  | undefined
  | Record<string, unknown>
  | Name[];

export default function clsx(...names: Name[]): string {
  return names
    .flatMap((name) => {
      if (!name || name === true) return [];
      if (Array.isArray(name)) return [clsx(...name)];
      if (typeof name !== "object") return [String(name)];
      return Object.keys(name).filter((key) => name[key]);
    })
    .filter(Boolean)
    .join(" ");
}

export { clsx };
