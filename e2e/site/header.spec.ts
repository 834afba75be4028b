import { expect, type Locator, type Page } from '@playwright/test';
import { coveredBy } from '../covered-by.ts';
import { textLines } from '../text-lines.ts';
import { WITH_MOTION } from '../with-motion.ts';
import { trafficOf } from './page-actions.ts';
import { test } from './site-server.ts';

/** A page without animations of its own. */
const PLAIN = '/help';

const MENU = {
  "Women's Fashion": [
    'Dresses',
    'Blouses & Shirts',
    'Hoodies & Sweatshirts',
    'Wedding Dresses',
    'Prom Dresses',
    'Cosplay Costumes',
  ],
  "Men's Fashion": [
    'Jackets',
    'Casual Faux Leather',
    'Genuine Leather',
    'Casual Pants',
    'Sweatpants',
    'Harem Pants',
  ],
  Electronics: [
    'Audio',
    'Electronics GST Store',
    'Cameras & Accessories',
    'Computer Peripherals',
    'Laptop And Desktop',
    'Mobile Accessory',
  ],
  'Two Wheelers': ['Petrol Vehicles', 'Electric Vehicles'],
};

const menu = (page: Page) => page.getByRole('navigation', { name: 'Categories' });
const entry = (page: Page, name: string) =>
  menu(page).locator('summary', { hasText: new RegExp(`^\\s*${name}`) });

/** The list of messages, before the label of the pause button. */
const ticker = (page: Page) => page.locator('ul:has(+ label)');
const tickerMessages = (page: Page) => ticker(page).getByRole('listitem', { includeHidden: true });

/** Jumps to a point in time of the ticker's animation. @returns the visible messages */
async function messagesAt(page: Page, seconds: number): Promise<string[]> {
  await page.evaluate((ms) => {
    for (const animation of document.getAnimations()) {
      if ('animationName' in animation && animation.animationName === 'ticker') animation.currentTime = ms;
    }
  }, seconds * 1000);
  const messages = await tickerMessages(page).all();
  const seen = await Promise.all(
    messages.map(async (message) => ((await message.isVisible()) ? message.textContent() : '')),
  );
  return seen.map((text) => text?.trim() ?? '').filter(Boolean);
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1366, height: 800 }, ...WITH_MOTION });

  test('contacts, login, logo, menu, wishlist and promo line are visible; the counts are 4 and 2', async ({
    page,
  }) => {
    await page.goto(PLAIN);
    for (const [name, href] of [
      ['+91 11 4050 6070', 'tel:+911140506070'],
      ['hello@mela.example', 'mailto:hello@mela.example'],
      ['Log In / Sign Up', '/login'],
      ['mela', '/'],
      ['Mobile', '/category/mobile'],
      ['Wishlist, 4 items', '/wishlist'],
    ] as const) {
      const link = page.getByRole('link', { name, exact: true }).first();
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', href);
    }
    await expect(page.getByText("Happy Mother's Day. Big Sale Up to 40%")).toBeVisible();
    await expect(page.getByRole('banner').locator('b').filter({ hasText: /^\d+$/ })).toHaveText(['4', '2']);
  });

  test('the ticker shows one of three messages, each for 3 s', async ({ page }) => {
    await page.goto(PLAIN);
    expect(await messagesAt(page, 1.5)).toEqual([expect.stringContaining('up to 50% off')]);
    expect(await messagesAt(page, 4.5)).toEqual([expect.stringContaining('up to 20% off')]);
    expect(await messagesAt(page, 7.5)).toEqual([expect.stringContaining('35% off')]);
    expect(await messagesAt(page, 10.5)).toEqual([expect.stringContaining('up to 50% off')]);
  });

  test('the ticker is centred in its bar and level with its button', async ({ page }) => {
    const middleOf = async (locator: Locator) => {
      const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      return [x + width / 2, y + height / 2] as const;
    };
    await page.goto(PLAIN);
    const bar = page.locator('.top-bar');
    for (const width of [992, 1199, 1200, 1366, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const [across, down] = await middleOf(ticker(page));
      const phone = await bar.getByRole('link', { name: '+91' }).boundingBox();
      const promotion = await bar.getByText("Happy Mother's Day").boundingBox();
      if (!phone || !promotion) throw new Error('No top bar');
      const middle = width < 1200 ? (phone.x + phone.width + promotion.x) / 2 : width / 2;
      expect(Math.abs(across - middle), `${width} px`).toBeLessThan(2);
      expect(await textLines(bar.getByText("Happy Mother's Day")), `${width} px: one line`).toEqual([1]);
      const [, buttonDown] = await middleOf(page.locator('ul + label .icon').first());
      expect(Math.abs(down - buttonDown)).toBeLessThan(1);
    }
  });

  test('the ticker stops while it is paused, and continues afterwards', async ({ page }) => {
    await page.goto(PLAIN);
    const state = () =>
      tickerMessages(page)
        .first()
        .evaluate((message) => getComputedStyle(message).animationPlayState);
    const pause = page.getByRole('checkbox', { name: 'Pause messages' });
    expect(await state()).toBe('running');
    await pause.focus();
    await page.keyboard.press('Space');
    await pause.blur();
    await expect(pause).toBeChecked();
    expect(await state()).toBe('paused');
    await pause.focus();
    await page.keyboard.press('Space');
    await pause.blur();
    expect(await state()).toBe('running');
  });

  test('an entry opens its sub-entries and a link to all of them, and closes the other entry', async ({
    page,
  }) => {
    await page.goto(PLAIN);
    for (const [title, items] of Object.entries(MENU)) {
      await entry(page, title).click();
      await expect(menu(page).locator('details[open]')).toHaveCount(1);
      await expect(menu(page).locator('details[open] li')).toHaveText([...items, `All ${title}`]);
    }
    await expect(menu(page).getByRole('link', { name: 'Petrol Vehicles' })).toBeVisible();
  });

  test('Enter opens an entry, Tab moves in, Escape closes it and returns the focus', async ({ page }) => {
    await page.goto(PLAIN);
    await entry(page, 'Electronics').focus();
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name: 'Audio' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page).locator('details[open]')).toHaveCount(0);
    await expect(entry(page, 'Electronics')).toBeFocused();
  });

  test('a press elsewhere closes the menu', async ({ page }) => {
    await page.goto(PLAIN);
    await entry(page, 'Electronics').click();
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 5, y: 5 } });
    await expect(menu(page).locator('details[open]')).toHaveCount(0);
  });

  test('scrolling alone does not hydrate the menu', async ({ page }) => {
    await page.goto(PLAIN);
    await page.mouse.move(600, 500);
    const traffic = await trafficOf(page, async () => {
      await page.mouse.wheel(0, 400);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    });
    expect(traffic.filter((url) => /\.js$/.test(url) && !/\/islands\./.test(url))).toEqual([]);
  });
});

test('the mini-cart shows two items and their total, on a desktop and on a phone', async ({ page }) => {
  await page.goto(PLAIN);
  const cart = page.locator('#mini-cart');
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('button', { name: 'Cart, 2 items' }).click();
    await expect(cart.locator('li')).toHaveText([
      /Shehri city bicycle.*1 × \$120\.00/,
      /Raga over-ear headphones.*2 × \$60\.00/,
    ]);
    await expect(cart).toContainText('Total $240.00');
    await expect(cart.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
    await expect(cart).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(cart).toBeHidden();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test('the panel has search, login and the menu, and its button closes it', async ({ page }) => {
    await page.goto(PLAIN);
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const panel = page.getByRole('dialog', { name: 'Menu' });
    await expect(panel.getByPlaceholder('Search for items…')).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Log In / Sign Up' })).toHaveAttribute('href', '/login');
    await expect(panel.getByRole('list', { name: 'Offers and contact' }).getByRole('listitem')).toHaveCount(
      5,
    );
    for (const name of ['+91 11 4050 6070', 'hello@mela.example'])
      await expect(panel.getByRole('link', { name })).toBeVisible();
    await panel.locator('summary', { hasText: 'Two Wheelers' }).tap();
    await expect(panel.getByRole('link', { name: 'Electric Vehicles' })).toBeVisible();
    await panel.getByRole('button', { name: 'Close menu' }).tap();
    await expect(panel).toBeHidden();
  });

  test('the focus stays inside the open panel, and returns to the menu button', async ({ page }) => {
    await page.goto(PLAIN);
    const burger = page.getByRole('button', { name: 'Open menu' });
    await burger.focus();
    await page.keyboard.press('Enter');
    for (let press = 0; press < 25; press++) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && !focused?.closest('dialog');
      });
      expect(isOutside, `after ${press + 1} presses of Tab`).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(burger).toBeFocused();
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'the search' : 'the search without script', () => {
    test.use({ javaScriptEnabled });

    test('is a field beside the icons from 768 px, and below that an icon that opens the field', async ({
      page,
    }) => {
      const field = page.getByRole('banner').getByRole('searchbox', { name: 'Search for items' });
      const widthOf = async () => (await field.boundingBox())?.width ?? 0;
      await page.goto(PLAIN);
      for (const width of [320, 390, 767, 768, 991, 992, 1366, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const wishlist = await page.getByRole('link', { name: 'Wishlist, 4 items' }).boundingBox();
        const box = await field.boundingBox();
        if (!box || !wishlist) throw new Error('No header');
        expect(wishlist.x - box.x - box.width, `${width} px: it stands beside the icons`).toBeLessThan(30);
        if (width >= 768) expect(box.width).toBeGreaterThan(140);
        else expect(box.width).toBe(44);
        await field.click();
        const room = Math.min(width, 1440);
        if (width < 768) await expect.poll(widthOf).toBeGreaterThan(room - 70);
        expect(await coveredBy(page, field), `${width} px: the field covers nothing`).toEqual([]);
        await field.blur();
      }
      for (const width of [390, 1366]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(PLAIN);
        await field.click();
        await page.keyboard.type('kurta');
        await expect(field).toHaveValue('kurta');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/search\/?\?q=kurta$/);
      }
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('menu, mini-cart and panel open', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 800 });
    await page.goto(PLAIN);
    await entry(page, 'Electronics').click();
    await expect(menu(page).getByRole('link', { name: 'Audio' })).toBeVisible();
    await page.getByRole('button', { name: 'Cart, 2 items' }).click();
    await expect(page.locator('#mini-cart')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 800 });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });
});

test.describe('with motion reduced', () => {
  test.use({ viewport: { width: 1366, height: 800 } });

  test('the ticker stands still; each message can be read, and its links can be focused', async ({
    page,
  }) => {
    await page.goto(PLAIN);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    const box = await ticker(page).boundingBox();
    expect(box?.height, 'one line').toBe(32);
    await expect(page.locator('.top-bar')).toHaveCSS('height', '40px');
    for (const message of await tickerMessages(page).all()) {
      await message.scrollIntoViewIfNeeded();
      await expect(message).toBeInViewport({ ratio: 1 });
    }
    for (const link of await ticker(page).getByRole('link').all()) {
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 1 });
      expect(await ticker(page).boundingBox()).toEqual(box);
    }
  });
});
