/** The chunk of React's renderer, with nothing in it but what is used. */
export { hydrateRoot } from "react-dom/client";
