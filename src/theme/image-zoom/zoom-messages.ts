import type { MessagesOf } from "../../model/messages/messages-of.ts";

/** The words of enlarged images, loaded by pages with images only. */
export const enlarge = (alt: string): string => (alt ? `Enlarge image: ${alt}` : "Enlarge image");
export const enlargedImage = "Enlarged image";

/** Type of the namespace `zoom` of a site's own messages. */
export type ZoomMessages = MessagesOf<typeof import("./zoom-messages.ts")>;
