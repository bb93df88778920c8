/** Images that already do something, or that their writer excepted. */
const excepted = ".no-zoom, .no-zoom *, a *, button *, summary *, .card *";

/**
 * The images that readers can enlarge.
 *
 * @throws Error where the site's selector is no selector.
 */
export function findImages(root: ParentNode, selector: string): HTMLImageElement[] {
  return [...queryImages(root, selector)].filter(
    (image) => image.localName === "img" && !image.matches(excepted),
  );
}

function queryImages(root: ParentNode, selector: string): Iterable<HTMLImageElement> {
  try {
    return root.querySelectorAll<HTMLImageElement>(selector);
  } catch {
    throw new Error(
      `\`imageZoom.selector\` in config.ts has the value \`${selector}\`, which is no CSS selector. Hint: the default is \`.md img\`.`,
    );
  }
}
