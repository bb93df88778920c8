/** The build finds broken links in the rendered pages, so that there is nothing to collect. */
export default function useBrokenLinks() {
  return {
    collectAnchor(_anchor: string | undefined): void {},
    collectLink(_link: string | undefined): void {},
  };
}
