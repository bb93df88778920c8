/** Does nothing, because the build finds broken links in the rendered pages. */
export default function useBrokenLinks() {
  return {
    collectAnchor(_anchor: string | undefined): void {},
    collectLink(_link: string | undefined): void {},
  };
}
