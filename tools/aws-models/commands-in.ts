/** Finds the words that may name operations or waiters, by service, in text that is not parsed. */
export function commandsIn(text: string, services: Iterable<string>): Map<string, Set<string>> {
  const known = new Set(services);
  const found = new Map<string, Set<string>>();
  const lines = text.replace(/\\\r?\n[ \t]*/g, " ").split(/\r?\n/);
  for (const line of lines) {
    for (const match of line.matchAll(/\baws(?=\s)/g)) {
      const words = line.slice(match.index + 3).match(/[^\s`"'|;&()$]+/g) ?? [];
      const at = words.findIndex((word) => known.has(word));
      // Global options with their values can come before the service.
      if (at < 0 || words.slice(0, at).filter((word) => !word.startsWith("-")).length > at / 2)
        continue;
      const service = words[at] ?? "";
      const names = found.get(service) ?? new Set();
      found.set(service, names);
      for (const word of words.slice(at + 1, at + 3)) {
        if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(word)) names.add(word);
      }
    }
  }
  return found;
}
