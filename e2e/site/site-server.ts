import { test as base, expect } from '@playwright/test';
import { startStaticHost } from '../weights/static-host.ts';

interface Site {
  /** The site's address without a trailing slash. */
  site: string;
}

interface Watch {
  /** A page that logs an error, or sends a request to another host, fails its test. */
  watch: undefined;
}

/** A test on the built storefront as a static host serves it: `page.goto('/')` opens its home page. */
export const test = base.extend<Watch, Site>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const host = await startStaticHost();
      await use(host.url);
      await host.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site),
  watch: [
    async ({ context, site }, use) => {
      const faults: string[] = [];
      context.on('weberror', (error) => faults.push(`error: ${error.error().message}`));
      context.on('console', (message) => {
        if (message.type() === 'error') faults.push(`console: ${message.text()}`);
      });
      context.on('request', (request) => {
        if (!request.url().startsWith(site) && !/^(blob|data):/.test(request.url()))
          faults.push(`outside request: ${request.url()}`);
      });
      await use(undefined);
      expect(faults, 'errors in the console, and requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
});
