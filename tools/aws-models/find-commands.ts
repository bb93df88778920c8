/** Finds the words that may name operations or waiters, by service, in text that is not parsed. */
export function findCommands(text: string, services: Iterable<string>): Map<string, Set<string>> {
  const serviceNames = new Set(services);
  const namesByService = new Map<string, Set<string>>();
  const lines = text.replace(/\\\r?\n[ \t]*/g, " ").split(/\r?\n/);
  for (const line of lines) {
    for (const match of line.matchAll(/\baws(?=\s)/g)) {
      const words = line.slice(match.index + 3).match(/[^\s`"'|;&()$]+/g) ?? [];
      const serviceIndex = words.findIndex((word) => serviceNames.has(word));
      if (serviceIndex < 0 || !areOptions(words.slice(0, serviceIndex))) continue;
      const service = words[serviceIndex] ?? "";
      const names = namesByService.get(service) ?? new Set();
      namesByService.set(service, names);
      for (const word of words.slice(serviceIndex + 1, serviceIndex + 3)) {
        if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(word)) names.add(word);
      }
    }
  }
  return namesByService;
}

/** Whether words can be global options, each of which has at most one value. */
function areOptions(words: readonly string[]): boolean {
  const names = words.filter((word) => word.startsWith("-"));
  return words.length - names.length <= names.length;
}
