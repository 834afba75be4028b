import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './site-server.ts';

const SECTIONS = [
  [
    'Super value deals',
    'On all products',
    'Fashion Trending',
    'Great Collection',
    'Big Deals From Manufacturer',
  ],
  ['Free Shipping', 'Online Order', 'Save Money', 'Promotions', 'Happy Sell', '24/7 Support'],
  ['Featured', 'Popular', 'New added'],
  ['Repair services'],
  [
    'Popular Categories',
    'T-Shirt',
    'Bags',
    'Sandan',
    'Scarf Cap',
    'Shoes',
    'Pillowcase',
    'Jumpsuits',
    'Hats',
  ],
  ['Runners for wet streets', 'Leather that travels', 'Sound with a story'],
  ['New Arrivals'],
  ['Deal of the Day', 'Men Clothing'],
  ['Keep it running'],
  ['The gifting edit', 'Deals & Outlet', 'Top Selling', 'Hot Releases'],
];

const carousel = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });

/** Brings an island to life and takes the pointer off it again, so that its carousel turns. */
async function wake(island: Locator): Promise<void> {
  await island.hover();
  await expect(island).toHaveClass(/carousel--alive/);
  await island.page().mouse.move(0, 0);
}

/** The slide whose dot is marked, counted from 1. */
async function selected(island: Locator): Promise<number> {
  return island
    .locator('.carousel__dots button')
    .evaluateAll((dots) => dots.findIndex((dot) => dot.ariaCurrent === 'true') + 1);
}

/** How many slides stand inside the frame with their whole width. */
async function wholeSlides(island: Locator): Promise<number> {
  return island.locator('.carousel__viewport').evaluate((viewport) => {
    const frame = viewport.getBoundingClientRect();
    const slides = [...viewport.querySelectorAll('.carousel__track > *')];
    return slides.filter((slide) => {
      const box = slide.getBoundingClientRect();
      return box.left >= frame.left - 1 && box.right <= frame.right + 1;
    }).length;
  });
}

test('shows the ten sections in order, each with its texts', async ({ page }) => {
  await page.goto('/');
  const text = (await page.locator('main').textContent()) ?? '';
  let from = 0;
  for (const wanted of SECTIONS.flat()) {
    const at = text.indexOf(wanted, from);
    expect(at, `"${wanted}", after what comes before it`).toBeGreaterThanOrEqual(0);
    from = at + wanted.length;
  }
  await expect(page.getByRole('region', { name: 'More of the fair' }).getByRole('article')).toHaveCount(9);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Super value deals');
});

for (const [name, count, widths] of [
  ['Popular Categories', 8, { 1366: 6, 1024: 6, 1023: 4, 768: 4, 767: 2, 480: 2, 479: 1, 320: 1 }],
  ['New Arrivals', 6, { 1366: 4, 1200: 4, 1199: 3, 992: 3, 991: 2, 576: 2, 575: 1, 320: 1 }],
] as const) {
  for (const [width, visible] of Object.entries(widths)) {
    test(`${name} shows ${visible} of ${count} at ${width} px, asleep and alive`, async ({ page }) => {
      await page.setViewportSize({ width: Number(width), height: 800 });
      await page.goto('/');
      const island = carousel(page, name);
      await expect(island.locator('.carousel__track > li')).toHaveCount(count);
      expect(await wholeSlides(island)).toBe(visible);
      await island.scrollIntoViewIfNeeded();
      await island.hover();
      await expect(island).toHaveClass(/carousel--alive/);
      expect(await wholeSlides(island)).toBe(visible);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways).toBeLessThanOrEqual(0);
    });
  }
}

test('a carousel fits its slides to a new width once the window rests', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 800 });
  await page.goto('/');
  const island = carousel(page, 'New Arrivals');
  await wake(island);
  await page.setViewportSize({ width: 800, height: 800 });
  await island.hover();
  await expect.poll(() => wholeSlides(island)).toBe(2);
});

test('the hero turns by CSS every 3 s, and React does not come before it is touched', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !/\/islands\.\w+\.js$/.test(request.url()))
      scripts.push(request.url());
  });
  await page.goto('/');
  const opacities = () =>
    carousel(page, 'Offers')
      .locator('.carousel__track > li')
      .evaluateAll((slides) => slides.map((slide) => +getComputedStyle(slide).opacity));
  const turnTo = (seconds: number) =>
    page.evaluate((time) => {
      for (const animation of document.getAnimations()) {
        if (!('animationName' in animation) || animation.animationName !== 'hero-turn') continue;
        // It stays there, however long a busy machine takes to look.
        animation.pause();
        animation.currentTime = time;
      }
    }, seconds * 1000);
  for (const [seconds, seen] of [
    [1, [1, 0, 0]],
    [3.5, [0, 1, 0]],
    [6.5, [0, 0, 1]],
    [9.5, [1, 0, 0]],
  ] as const) {
    await turnTo(seconds);
    expect(await opacities(), `after ${seconds} s`).toEqual(seen);
  }
  await turnTo(6.5);
  expect(scripts).toEqual([]);
  await carousel(page, 'Offers').hover();
  await expect(carousel(page, 'Offers')).toHaveClass(/carousel--alive/);
  expect(await selected(carousel(page, 'Offers')), 'it goes on from the slide seen').toBe(3);
});

test('a scroll wakes what is near the screen, and only that', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 800 });
  await page.goto('/');
  await page.mouse.wheel(0, 10);
  await expect(carousel(page, 'Offers')).toHaveClass(/carousel--alive/);
  await expect(carousel(page, 'New Arrivals')).not.toHaveClass(/carousel--alive/);
});

for (const [name, ms, count] of [
  ['Offers', 3000, 3],
  ['Popular Categories', 3000, 8],
  ['New Arrivals', 2500, 6],
] as const) {
  test(`${name} turns every ${ms} ms; it rests while pointed at, focused or paused`, async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto('/');
    const island = carousel(page, name);
    await island.hover();
    await expect(island).toHaveClass(/carousel--alive/);
    await page.clock.pauseAt(60_000);
    const pass = async (time: number) => {
      await page.waitForTimeout(100); // What was just done has to have reached the carousel; its own clock stands.
      await page.clock.runFor(time);
      return selected(island);
    };
    const first = await selected(island);
    const next = (slide: number) => (slide % count) + 1;
    expect(await pass(3 * ms), 'pointed at').toBe(first);

    await page.mouse.move(0, 0);
    expect(await pass(ms - 1), 'left, not yet').toBe(first);
    expect(await pass(1), 'left').toBe(next(first));

    await island.getByRole('button', { name: /^Next/ }).focus();
    expect(await pass(3 * ms), 'focused').toBe(next(first));
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    expect(await pass(ms), 'blurred').toBe(next(next(first)));

    await island.getByRole('button', { name: /^Pause/ }).click();
    await page.mouse.move(0, 0);
    expect(await pass(3 * ms), 'paused').toBe(next(next(first)));
    await island.getByRole('button', { name: /^Play/ }).click();
    await page.mouse.move(0, 0);
    expect(await pass(ms), 'played on').toBe(next(next(next(first))));
  });
}

test('arrows, dots and keys turn a carousel, round its ends', async ({ page }) => {
  await page.goto('/');
  const island = carousel(page, 'New Arrivals');
  await island.hover();
  await expect(island).toHaveClass(/carousel--alive/);
  await island.getByRole('button', { name: 'Next arrival' }).click();
  await expect.poll(() => selected(island)).toBe(2);
  await island.getByRole('button', { name: 'Previous arrival' }).click();
  await island.getByRole('button', { name: 'Previous arrival' }).click();
  await expect.poll(() => selected(island)).toBe(6);
  await island.getByRole('button', { name: 'Show arrival 4 of 6' }).click();
  await expect.poll(() => selected(island)).toBe(4);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => selected(island)).toBe(5);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => selected(island)).toBe(4);
});

// Where one slide fills the view it is drawn past its half: a busy machine's frames are too far apart for a flick.
for (const [name, pixels] of [
  ['Offers', 200],
  ['Popular Categories', 80],
  ['New Arrivals', 80],
] as const) {
  // Each from rest: what is drawn while it still glides from an earlier flick may come to rest anywhere.
  for (const [way, direction] of [
    ['on', -1],
    ['back', 1],
  ] as const) {
    test(`a flick turns ${name} ${way}`, async ({ page }) => {
      await page.goto('/');
      const island = carousel(page, name);
      await island.hover();
      await expect(island).toHaveClass(/carousel--alive/);
      await nextFrame(page);
      const before = await selected(island);
      await flick(island, direction * pixels);
      await expect.poll(() => selected(island)).not.toBe(before);
    });
  }
}

/** An island that has just woken up says which slide it took over from the page a moment later. */
async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/**
 * Draws the slides sideways by so many pixels in each of five frames. Its events say that a frame lies between them,
 * however long the machine takes: what a carousel makes of a flick is its speed.
 */
async function flick(island: Locator, pixels: number): Promise<void> {
  await island.locator('.carousel__track').evaluate(async (track, step) => {
    const start = performance.now();
    const at = (type: string, frame: number) => {
      const place = { clientX: 600 + frame * step, clientY: 300 };
      const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...place });
      Object.defineProperty(event, 'timeStamp', { value: start + frame * 16 });
      track.dispatchEvent(event);
    };
    at('mousedown', 0);
    for (const frame of [1, 2, 3, 4, 5]) {
      await new Promise(requestAnimationFrame);
      at('mousemove', frame);
    }
    at('mouseup', 5);
  }, pixels);
}

for (const [name, button, chosen] of [
  ['Offers', 'Show slide 3 of 3', 3],
  ['New Arrivals', 'Show arrival 4 of 6', 4],
] as const) {
  test(`a button of ${name} that is pressed before its island is alive works at the first press`, async ({
    page,
  }) => {
    await page.goto('/');
    const island = carousel(page, name);
    await island.getByRole('button', { name: button }).dispatchEvent('touchstart');
    await island.getByRole('button', { name: button }).dispatchEvent('click');
    await expect.poll(() => selected(island)).toBe(chosen);
  });
}

test('faded out slides are out of reach', async ({ page }) => {
  await page.goto('/');
  const island = carousel(page, 'Offers');
  await island.hover();
  await expect(island).toHaveClass(/carousel--alive/);
  await island.getByRole('button', { name: 'Show slide 2 of 3' }).click();
  await expect(island.locator('.carousel__track > li:not([inert]) a')).toHaveText('Shop fashion');
});

test('tabs show eight products each, by mouse and by keyboard', async ({ page }) => {
  await page.goto('/');
  const tab = (name: string) => page.getByRole('tab', { name });
  const shown = page.locator('[role=tabpanel]:visible');
  const names = async () => shown.getByRole('heading').allTextContents();
  await expect(tab('Featured')).toHaveAttribute('aria-selected', 'true');
  await expect(shown.locator('.card')).toHaveCount(8);
  const featured = await names();

  await tab('Popular').hover();
  await expect(page.locator('.tabs--alive')).toBeVisible();
  await tab('Popular').click();
  await expect(tab('Popular')).toHaveAttribute('aria-selected', 'true');
  await expect(shown).toHaveAccessibleName('Popular');
  await expect(shown.locator('.card')).toHaveCount(8);
  expect(await names()).not.toEqual(featured);

  await page.keyboard.press('ArrowRight');
  await expect(tab('New added')).toBeFocused();
  await expect(shown.locator('.card')).toHaveCount(8);
  await page.keyboard.press('ArrowRight');
  await expect(tab('Featured')).toBeFocused();
  expect(await names()).toEqual(featured);
  await page.keyboard.press('End');
  await expect(tab('New added')).toHaveAttribute('aria-selected', 'true');
});

for (const [section, name] of [
  ['Picked for you', 'Indigo block-print kurta'],
  ['New Arrivals', 'Jamuni border drape dress'],
] as const) {
  test(`${section} has a quick view`, async ({ page }) => {
    const region = page.getByRole('main').getByRole('region', { name: section });
    const card = region.getByRole('article').filter({ hasText: name, visible: true });
    const dialog = page.getByRole('dialog', { name: 'Quick view' });
    await page.goto('/');
    await card.hover();
    await expect(page.locator('astro-island[ssr]').filter({ has: card })).toHaveCount(0);
    await card.getByRole('link', { name: /^Quick view/ }).click();
    await expect(dialog.getByRole('heading')).toHaveText(name);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
}

test('both deals have ended, and say so', async ({ page }) => {
  await page.goto('/');
  const clocks = page.getByRole('timer', { name: 'Deal ended' });
  await expect(clocks).toHaveCount(2);
  for (const clock of await clocks.all()) await expect(clock).toHaveText('00Days00Hours00Mins00Sec');
  const days = await page
    .locator('article time')
    .evaluateAll((times) => times.map((time) => time.textContent));
  expect(days).toEqual(['25 March 2025', '25 March 2026']);
});

test.describe('with motion reduced', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing turns by itself', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const island = carousel(page, 'Offers');
    await wake(island);
    const turning = () =>
      document.getAnimations().filter((animation) => animation instanceof CSSAnimation).length;
    expect(await page.evaluate(turning)).toBe(0);
    await page.clock.runFor(10_000);
    expect(await selected(island)).toBe(1);
    await expect(island.getByRole('button', { name: 'Play slide' })).toBeVisible();
  });

  test('a carousel stays in its place when the window changes its size', async ({ page }) => {
    await page.setViewportSize({ width: 1360, height: 800 });
    await page.goto('/');
    const island = carousel(page, 'New Arrivals');
    await wake(island);
    await page.setViewportSize({ width: 1366, height: 800 });
    await page.waitForTimeout(200); // More than the 50 ms it waits for the window to rest.
    expect(await wholeSlides(island)).toBe(4);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('slides scroll, tabs are links to their panels, and no dead button is shown', async ({ page }) => {
    await page.goto('/');
    const hero = carousel(page, 'Offers').locator('.carousel__viewport');
    await expect(hero).toHaveCSS('overflow-x', 'auto');
    await expect(page.locator('.carousel__controls').first()).toBeHidden();
    await page.getByRole('tab', { name: 'New added' }).click();
    await expect(page.locator('#new')).toBeVisible();
    await expect(page.locator('#featured')).toBeHidden();
    await expect(page.locator('#new .card')).toHaveCount(8);
  });
});

for (const width of [390, 768, 1366]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing at ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().include('main').analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });
  }
}
