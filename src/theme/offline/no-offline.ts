/** The site has no service worker, and no code for one. */
export {};
