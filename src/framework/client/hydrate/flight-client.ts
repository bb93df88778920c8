/** A dynamic import keeps all exports, so this file exports only one. */
export { createFromReadableStream } from "@vitejs/plugin-rsc/browser";
