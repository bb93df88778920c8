/** The words of the buttons of code blocks. Beside the others (`messages.ts`) they would be loaded by every page. */
export const copyCode = "Copy code";
export const codeCopied = "Code copied";
export const copyRefused =
  "The browser refuses to copy. The code is selected: press Ctrl+C, or ⌘C on a Mac.";
export const wrapLines = "Wrap long lines";
export const codeBlock = (name: string): string => `Code: ${name}`;
