import type { Browser, Page } from "@playwright/test";
import { createRandomTexts } from "../tests/support/random-texts.ts";
import { createSeededIntegers } from "../tests/support/seeded-random.ts";
import type { Measurement } from "./measurements.ts";
import { openPage } from "./open-browser.ts";

const size = 1_000_000;

/** Measures the time from choosing a file of 1 MB to the result of the code check. */
export async function measureRandomCode(
  browser: Browser,
  checkPage: string,
): Promise<Measurement[]> {
  const page = await openPage(browser);
  await page.goto(checkPage, { waitUntil: "networkidle" });
  await page.locator(".cm-content").waitFor();
  const measurements: Measurement[] = [];
  const random = createSeededIntegers(7);
  const binary = Buffer.from(Uint8Array.from({ length: size }, () => random(256)));
  const texts = Object.entries(createRandomTexts(size, random)).map(
    ([name, text]) => [name, Buffer.from(text)] as const,
  );
  for (const [name, content] of [["binary", binary] as const, ...texts]) {
    const value = await checkTime(page, content);
    measurements.push({ name: `check of 1 MB, ${name}`, value, unit: "ms", budget: 2000 });
  }
  await page.close();
  return measurements;
}

async function checkTime(page: Page, buffer: Buffer): Promise<number> {
  await page.getByRole("button", { name: "Clear" }).click();
  await page.getByText("There is no code to check yet.").waitFor();
  // The page debounces changes.
  await page.waitForTimeout(500);
  // Not awaited yet: it must listen before the file is chosen.
  const time = page.evaluate(measureUntilResult);
  const file = { name: "main.tf", mimeType: "application/octet-stream", buffer };
  await page.locator(".check-bar input[type=file]").first().setInputFiles(file);
  return time;
}

/** Runs in the page. Returns the milliseconds from the choice of the file to the result. */
async function measureUntilResult(): Promise<number> {
  const field = document.querySelector(".check-bar input[type=file]");
  const start = await new Promise<number>((resolve) => {
    field?.addEventListener("change", () => resolve(performance.now()), { once: true });
  });
  // A check that takes too long shows an alert next to the status.
  const isRunning = () =>
    /^(?:There is no code|Checking)/.test(
      document.querySelector(".check-status")?.textContent ?? "",
    ) && !document.querySelector(".check > [role=alert]");
  while (isRunning()) await new Promise((resolve) => requestAnimationFrame(resolve));
  return performance.now() - start;
}
