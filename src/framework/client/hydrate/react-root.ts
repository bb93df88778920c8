/** The chunk of React's renderer. */
export { hydrateRoot } from "react-dom/client";
