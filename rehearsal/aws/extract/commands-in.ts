/**
 * Finds the AWS commands in a text without parsing it, so that text in tables and sentences counts too: for each service
 * the words that may be names of its operations or waiters.
 *
 * @param services names of services as the CLI spells them
 */
export function commandsIn(text: string, services: Iterable<string>): Map<string, Set<string>> {
  const known = new Set(services);
  const found = new Map<string, Set<string>>();
  const lines = text.replace(/\\\r?\n[ \t]*/g, " ").split(/\r?\n/);
  for (const line of lines) {
    for (const match of line.matchAll(/\baws(?=\s)/g)) {
      const words = line.slice(match.index + 3).match(/[^\s`"'|;&()$]+/g) ?? [];
      const at = words.findIndex((word) => known.has(word));
      // Global options may stand before the service, with their values.
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
