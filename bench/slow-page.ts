import type { CDPSession, Page } from "@playwright/test";

/** Slow 4G: 150 ms, 1.6 Mbit/s down, 750 kbit/s up. */
export const slowConnection = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** How many times slower the processor is. */
export const slowProcessor = { rate: 4 };

/** Gives a page a slow connection and a slow processor from now on. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slowConnection);
  await session.send("Emulation.setCPUThrottlingRate", slowProcessor);
  return session;
}
