import { expect, type Page } from '@playwright/test';
import { catalogueOf } from '../live/catalogue.ts';
import { showShop } from '../live/show-shop.ts';
import { test as siteTest } from './site-server.ts';

/**
 * A test in which pages may log errors, because the errors are intended. Other failures are visible in the
 * page.
 */
const test = siteTest.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  watch: async ({}, use) => use(undefined),
});

const MOMENTS = ['hydration', 'an effect', 'an event'] as const;
type Moment = (typeof MOMENTS)[number];

/** The islands without React. They contain little that could fail. */
const PLAIN_ISLANDS = 'astro-island[renderer-url*="plain-client"]';

/**
 * Wraps each React component in one that throws. The wrapper is a class that React recognises by a property, so
 * the code needs no import of React.
 */
async function breakIslands(page: Page, moment: Moment): Promise<void> {
  await page.route(/\/_astro\/\w+\.[^/]+\.js\?whole$/, (route) =>
    route.continue({ url: route.request().url().replace('?whole', '') }),
  );
  await page.route(/\/_astro\/[A-Z]\w+\.[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    const source = await response.text();
    const [, exported = ''] = /export\{([^}]*)\}/.exec(source) ?? [];
    const names = Array.from(exported.matchAll(/\bas ([A-Z]\w+)/g), ([, name]) => name);
    const body = `import * as whole from '${new URL(route.request().url()).pathname}?whole';
      const breakable = (Whole) => {
        class Broken {
          constructor(props) { this.props = props; this.isBroken = false; }
          render() {
            if (${moment === 'hydration'} || this.isBroken) throw new Error('on purpose');
            return { $$typeof: Symbol.for('react.transitional.element'), type: Whole, props: this.props, key: null, ref: null };
          }
          componentDidMount() {
            if (${moment === 'an effect'}) throw new Error('on purpose');
            addEventListener('break', () => { this.isBroken = true; this.updater.enqueueSetState(this, {}, null); });
          }
        }
        Broken.prototype.isReactComponent = {};
        return Broken;
      };
      ${names.map((name) => `const ${name}_ = breakable(whole.${name}); export { ${name}_ as ${name} };`).join('\n')}`;
    const path = new URL(route.request().url()).pathname;
    const isPlain = (await page.locator(`${PLAIN_ISLANDS}[component-url="${path}"]`).count()) > 0;
    await route.fulfill({ response, body: names.length > 0 && !isPlain ? body : source });
  });
}

/** The texts and controls of a page with their positions, without those that only a hydrated island changes. */
function contentOf(page: Page) {
  return page.evaluate(() => {
    const islands = [...document.querySelectorAll<HTMLElement>('astro-island')];
    return {
      // Compare hashes, because a difference in the HTML itself would print a hundred kilobytes.
      islands: islands.map((island) =>
        Array.from(island.innerHTML.replaceAll(/ (ssr|loading)="[^"]*"/g, '')).reduce(
          (hash, letter) => (hash * 31 + letter.charCodeAt(0)) | 0,
          0,
        ),
      ),
      heading: document.querySelector('h1')?.getBoundingClientRect().top,
      height: document.documentElement.scrollHeight,
    };
  });
}

/** Touches all islands, nested ones last, until all have been hydrated. */
async function touchIslands(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const islands = [...document.querySelectorAll('astro-island[ssr]')];
    for (const island of islands)
      island.firstElementChild?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    return islands.length === 0;
  });
}

async function expectUnharmed(page: Page, path: string, moment: Moment): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await breakIslands(page, moment);
  await page.goto(path);
  const before = await contentOf(page);
  const count = before.islands.length - (await page.locator(PLAIN_ISLANDS).count());
  expect(count).toBeGreaterThan(0);
  // Repeat this, because React renders the content of a failed island again, and that must fail as well.
  const breakAll = async () => {
    await touchIslands(page);
    await page.evaluate(() => dispatchEvent(new Event('break')));
    return errors.filter((text) => text.includes('on purpose')).length;
  };
  await expect.poll(breakAll).toBeGreaterThanOrEqual(count);
  const whenAllBroke = async () => {
    await breakAll();
    const now = await contentOf(page);
    // Fractions of a pixel can change if a section was rendered in between.
    const isSameHeight = Math.abs(now.height - before.height) <= 2;
    return isSameHeight ? { ...now, height: before.height } : now;
  };
  await expect.poll(whenAllBroke).toEqual(before);
}

for (const moment of MOMENTS) {
  for (const path of ['/', '/shop', '/product/1', '/help']) {
    test(`an error of ${moment} leaves the islands of ${path} as the server rendered them`, async ({
      page,
    }) => {
      await expectUnharmed(page, path, moment);
    });
  }

  test(`an error of ${moment} leaves the home page of a live shop as the server rendered it`, async ({
    page,
  }) => {
    await showShop(page, catalogueOf(20));
    await expectUnharmed(page, '/', moment);
  });
}

test('an island that could not be hydrated still works as plain HTML', async ({ page }) => {
  await breakIslands(page, 'hydration');
  await page.setViewportSize({ width: 1366, height: 800 });
  await page.goto('/product/1');
  await touchIslands(page);
  const menu = page.getByRole('navigation', { name: 'Categories' });
  await menu.locator('summary', { hasText: 'Electronics' }).click();
  await expect(menu.getByRole('link', { name: 'Audio', exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Additional info' }).click();
  await expect(page.getByText('Hi-ten steel')).toBeInViewport();
});
