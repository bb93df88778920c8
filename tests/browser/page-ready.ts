import type { Page } from "@playwright/test";

/** Waits until React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.documentElement).some((key) => key.startsWith("__react")),
  );
  await page.waitForLoadState("networkidle");
}

/** Records what the console and uncaught errors say; answers `level: text` lines. */
export function collectConsole(page: Page): () => string[] {
  const lines: string[] = [];
  page.on("console", (message) => {
    // What the browser itself reports of a failed request is not the site's doing.
    if (!message.text().startsWith("Failed to load resource")) {
      lines.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on("pageerror", (error) => lines.push(`pageerror: ${error.message}`));
  return () => lines;
}

/** What is left of console lines without the one warning about storage that the suites withhold. */
export function withoutStorageWarning(lines: string[]): string[] {
  const warning = lines.findIndex((line) => line.startsWith("warning: Storage is unavailable"));
  return lines.filter((_, index) => index !== warning);
}

/** Holds requests for matching addresses back until the function it answers is called. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    // The page may have gone on without it.
    await route.continue().catch(() => {});
  });
  return () => release();
}
