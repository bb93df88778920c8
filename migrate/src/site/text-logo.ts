import type { Plan } from "../model.ts";

export interface TextLogo {
  light: string;
  dark: string;
  width: number;
  height: number;
}

/** Pixels of a bold letter of 20 px: the mean of Latin text, rounded up. */
const letterWidth = 12;
const height = 32;
/** Most letters of a logo; longer titles would push the navbar aside. */
const mostLetters = 24;

/** Adds pictures of a title to the plan, for a site that has no logo. */
export function addTextLogo(title: string, { files }: Pick<Plan, "files">): TextLogo {
  const letters = [...title];
  const text =
    letters.length > mostLetters ? `${letters.slice(0, mostLetters - 1).join("")}…` : title;
  const width = [...text].length * letterWidth;
  const shown = text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  const picture = (color: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><text x="0" y="23" font-family="system-ui, sans-serif" font-size="20" font-weight="700" fill="${color}">${shown}</text></svg>\n`;
  // The colors of headings.
  files.set("public/migrated/logo-light.svg", { text: picture("#3b1d5e") });
  files.set("public/migrated/logo-dark.svg", { text: picture("#ffffff") });
  return {
    light: "/migrated/logo-light.svg",
    dark: "/migrated/logo-dark.svg",
    width,
    height,
  };
}
