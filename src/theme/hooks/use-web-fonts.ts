import { useEffect } from "react";
import { readersConnection, sparesData, whenIdle } from "../../kernel/client/connection.ts";
import { readStorage, writeStorage } from "../../kernel/client/storage.ts";
import { fontsKey } from "../../model/preference-keys.ts";
import codeFont from "../fonts/source-code-pro.woff2";
import textFont from "../fonts/source-sans-3.woff2";

/**
 * Fetches the web fonts when nothing else is to be done, once per browser: `fontScript` gives them
 * to the documents that come after.
 */
export function useWebFonts(): void {
  useEffect(() => {
    const wanted = readStorage(fontsKey) === null && !sparesData(readersConnection());
    // Who is offline gets them another time.
    if (wanted) whenIdle(() => void keepFonts().catch(() => {}));
  }, []);
}

async function keepFonts(): Promise<void> {
  const fonts = await Promise.all([textFont, codeFont].map(fetchWhole));
  if (fonts.every(Boolean)) writeStorage(fontsKey, "true");
}

/** Whether a file is in the browser's cache now. */
async function fetchWhole(url: string): Promise<boolean> {
  const response = await fetch(url, { priority: "low" });
  await response.arrayBuffer();
  return response.ok;
}
