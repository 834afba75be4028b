import { SAMPLE_CONTENT } from '@mela/rules/content/sample-content.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { catalogueOf } from '../live/catalogue.ts';
import { showShop } from '../live/show-shop.ts';
import { WITH_MOTION } from '../with-motion.ts';
import { carousel, distanceOf, hydrate, selected, sizesObserved, wholeSlides } from './carousel.ts';
import { reactSettled } from './page-actions.ts';
import { test } from './site-server.ts';

test.use(WITH_MOTION);

/** Opens the home page with a clock that is stopped once the carousel is hydrated. */
async function openWithClock(page: Page, name: string) {
  await page.clock.install({ time: 0 });
  await page.goto('/');
  const island = carousel(page, name);
  await hydrate(island);
  await page.clock.pauseAt(60_000);
  return island;
}

/** Sets the hero's CSS animation to a point in time and pauses it, however busy the machine is. */
async function turnTo(page: Page, seconds: number): Promise<void> {
  await page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      if (!('animationName' in animation) || animation.animationName !== 'hero-turn') continue;
      animation.pause();
      animation.currentTime = time;
    }
  }, seconds * 1000);
}

function opacities(hero: Locator): Promise<number[]> {
  return hero
    .locator('.carousel__track > li')
    .evaluateAll((slides) => slides.map((slide) => +getComputedStyle(slide).opacity));
}

test('CSS turns the hero every 3 s, and React is not loaded before it is touched', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !/\/islands\.\w+\.js$/.test(request.url()))
      scripts.push(request.url());
  });
  await page.goto('/');
  const hero = carousel(page, 'Offers');
  for (const [seconds, seen] of [
    [1, [1, 0, 0]],
    [3.5, [0, 1, 0]],
    [6.5, [0, 0, 1]],
    [9.5, [1, 0, 0]],
  ] as const) {
    await turnTo(page, seconds);
    expect(await opacities(hero), `after ${seconds} s`).toEqual(seen);
  }
  await turnTo(page, 6.5);
  expect(scripts).toEqual([]);
  await hydrate(hero);
  expect(await selected(hero), 'it goes on from the slide seen').toBe(3);
});

for (const count of [2, 5]) {
  test(`CSS also turns a live hero of ${count} slides, each for 3 s in its place`, async ({ page }) => {
    const slides = SAMPLE_CONTENT.slides
      .slice(0, 1)
      .flatMap((sample) =>
        Array.from({ length: count }, (_, index) => ({ ...sample, title: `Offer ${index + 1}` })),
      );
    await showShop(page, catalogueOf(0, { content: { ...SAMPLE_CONTENT, slides } }));
    await page.goto('/');
    const hero = carousel(page, 'Offers');
    const places = await hero
      .locator('.hero__slide')
      .evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().left));
    expect(new Set(places).size).toBe(1);
    for (let turn = 0; turn < 2 * count; turn += 1) {
      await turnTo(page, turn * 3 + 1);
      const seen = slides.map((_, slide) => (slide === turn % count ? 1 : 0));
      expect(await opacities(hero), `in turn ${turn}`).toEqual(seen);
    }
    await hydrate(hero);
    expect(await selected(hero), 'it goes on from the slide seen').toBe(count);
  });
}

for (const [name, ms, count] of [
  ['Offers', 3000, 3],
  ['Popular Categories', 3000, 8],
  ['New Arrival', 2500, 6],
] as const) {
  test(`${name} turns every ${ms} ms, and pauses on hover, focus and pause`, async ({ page }) => {
    const island = await openWithClock(page, name);
    const pass = async (time: number) => {
      await reactSettled(page);
      await page.clock.runFor(time);
      await reactSettled(page);
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

test('the next slide of New Arrival takes 1 s', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 800 });
  const island = await openWithClock(page, 'New Arrival');
  const rest = await distanceOf(island, 1);
  await island.getByRole('button', { name: 'Next arrival' }).click();
  // A slide with 1 % of its way left looks as if it had arrived.
  await page.clock.runFor(900);
  expect((await distanceOf(island, 2)) - rest, 'after 0.9 s').toBeGreaterThan(0.01);
  await page.clock.runFor(200);
  expect((await distanceOf(island, 2)) - rest, 'after 1.1 s').toBeLessThan(0.01);
});

test('a carousel fits its slides to a new width once resizing has stopped for 50 ms', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 800 });
  const island = await openWithClock(page, 'New Arrival');
  await island.getByRole('button', { name: 'Show arrival 4 of 6' }).click();
  await page.clock.runFor(5000);
  expect(await wholeSlides(island)).toBe(4);
  for (const width of [900, 800]) {
    await page.setViewportSize({ width, height: 800 });
    await sizesObserved(page);
    await page.clock.runFor(49);
    expect(Math.abs(await distanceOf(island, 4)), `49 ms after ${width} px`).toBeGreaterThan(0.05);
  }
  await page.clock.runFor(1);
  expect(await distanceOf(island, 4), '50 ms after the last change').toBeCloseTo(0, 1);
  expect(await wholeSlides(island)).toBe(2);
});

test.describe('with motion reduced', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing turns automatically', async ({ page }) => {
    const island = await openWithClock(page, 'Offers');
    await page.mouse.move(0, 0);
    const turning = () =>
      document.getAnimations().filter((animation) => animation instanceof CSSAnimation).length;
    expect(await page.evaluate(turning)).toBe(0);
    await reactSettled(page);
    await page.clock.runFor(10_000);
    expect(await selected(island)).toBe(1);
    await expect(island.getByRole('button', { name: 'Play slide' })).toBeVisible();
  });

  test('a carousel keeps its slide when the window is resized', async ({ page }) => {
    await page.setViewportSize({ width: 1360, height: 800 });
    const island = await openWithClock(page, 'New Arrival');
    await page.mouse.move(0, 0);
    await page.setViewportSize({ width: 1366, height: 800 });
    await sizesObserved(page);
    await page.clock.runFor(200);
    expect(await wholeSlides(island)).toBe(4);
  });
});
