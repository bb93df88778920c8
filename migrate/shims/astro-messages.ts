/** Texts of the interface by their keys, such as `landing.title`. */
export const messages: Record<string, string> = {};

/** Code and direction of the language. */
export const language: { lang: string; dir: "ltr" | "rtl" } = { lang: "en", dir: "ltr" };
