import type { MessagesOf } from "../../model/messages/messages-of.ts";

export const expandWord = "Expand";
export const expand = (name: string): string => `Expand: ${name}`;
export const enlarge = (alt: string): string => (alt ? `Enlarge image: ${alt}` : "Enlarge image");
export const enlargedImage = "Enlarged image";
export const scrollable = (name: string): string => `${name} (scrolls sideways)`;
export const legendOf = (name: string): string => `Legend: ${name}`;
export const zoomControls = "Zoom";
export const zoomIn = "Zoom in";
export const zoomOut = "Zoom out";
export const resetZoom = "Reset zoom";
export const copySvg = "Copy as SVG";
export const svgCopied = "SVG copied";
export const svgNotCopied = "The browser blocked copying";
export const closePicture = "Close picture";

export type ZoomMessages = MessagesOf<typeof import("./zoom-messages.ts")>;
