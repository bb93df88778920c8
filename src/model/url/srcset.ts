/** The addresses of a `srcset` with their descriptors, such as `2x` (HTML, 4.8.4.2.2). */
export function parseSrcset(srcset: string): { address: string; descriptor: string }[] {
  const candidates = srcset.matchAll(/[\s,]*(\S*[^\s,])(?:,|([^,(]*(?:\([^)]*\)[^,(]*)*)(?:,|$))/g);
  return [...candidates].map(([, address = "", descriptor = ""]) => {
    return { address, descriptor: descriptor.trim() };
  });
}

/** @param getAddress returns what replaces an address; undefined removes it */
export function replaceSrcsetAddresses(
  srcset: string,
  getAddress: (address: string) => string | undefined,
): string {
  return parseSrcset(srcset)
    .flatMap(({ address, descriptor }) => {
      const replacement = getAddress(address);
      return replacement === undefined ? [] : [`${replacement} ${descriptor}`.trim()];
    })
    .join(", ");
}
