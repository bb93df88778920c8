/** The chunk that decodes payloads. It names what is used, because a module that is imported on demand keeps everything. */
export { createFromReadableStream } from "@vitejs/plugin-rsc/browser";
