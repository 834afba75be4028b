import type { Page, Request } from '@playwright/test';

/** Holds requests. @returns a function that releases them */
export async function hold(
  page: Page,
  url: string | RegExp,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  const { promise: isLetGo, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    if (isHeld(route.request())) await isLetGo;
    await route.fallback();
  });
  return resolve;
}
