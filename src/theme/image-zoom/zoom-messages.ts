/** The words of enlarged images. Beside the others (`messages.ts`) they would be loaded by every page. */
export const enlarge = (alt: string): string => (alt ? `Enlarge image: ${alt}` : "Enlarge image");
export const enlargedImage = "Enlarged image";
