/** A dynamic import keeps all exports, so this file exports only one. */
export { hydrateRoot } from "react-dom/client";
