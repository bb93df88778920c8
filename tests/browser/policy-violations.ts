import type { Page } from "@playwright/test";
import { collectConsole } from "./page-ready.ts";

/**
 * Records violations of the content security policy. The returned function reads those that the open
 * document has reported, and all console messages about them.
 */
export async function collectViolations(page: Page): Promise<() => Promise<string[]>> {
  const messages = collectConsole(page);
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      violations.push([location.pathname, effectiveDirective, blockedURI, sample].join(" "));
    });
  });
  return async () => {
    const reported = await page.evaluate<string[]>(() => Reflect.get(window, "violations"));
    return [...reported, ...messages().filter((text) => /content.security.policy/i.test(text))];
  };
}
