import type { Page } from '@playwright/test';

/** Slows the network down to slow 3G (400 ms latency, 50 kB a second), without a browser cache. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const rate = 50_000;
  const conditions = { offline: false, latency: 400, downloadThroughput: rate, uploadThroughput: rate };
  await session.send('Network.emulateNetworkConditions', conditions);
}
