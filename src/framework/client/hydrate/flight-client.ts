/** The chunk that decodes payloads. A dynamic import keeps all exports, so this names the one in use. */
export { createFromReadableStream } from "@vitejs/plugin-rsc/browser";
