import { useEffect } from "react";
import { prefersReducedData, whenIdle } from "../../framework/client/browser.ts";
import { writeStorage } from "../../framework/client/storage.ts";
import { fontsKey } from "../../model/site/preference-keys.ts";
import codeFont from "./source-code-pro.woff2";
import textFont from "./source-sans-3.woff2";

export function useWebFonts(): void {
  useEffect(() => {
    if (hasWebFonts() || prefersReducedData()) return;
    whenIdle(() => void keepFonts().catch(() => {}));
  }, []);
}

function hasWebFonts(): boolean {
  return [...document.fonts].some(({ family }) => family.includes("Source Sans 3"));
}

async function keepFonts(): Promise<void> {
  const fonts = await Promise.all([textFont, codeFont].map(fetchWhole));
  if (fonts.every(Boolean)) writeStorage(fontsKey, "true");
}

async function fetchWhole(url: string): Promise<boolean> {
  const response = await fetch(url, { priority: "low" });
  await response.arrayBuffer();
  return response.ok;
}
