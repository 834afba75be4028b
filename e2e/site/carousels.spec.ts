import { expect, type Locator, type Page } from '@playwright/test';
import { WITH_MOTION } from '../with-motion.ts';
import { carousel, HYDRATED, hydrate, selected, wholeSlides } from './carousel.ts';
import { test } from './site-server.ts';

test.use(WITH_MOTION);

for (const [name, widths] of [
  ['Popular Categories', { 1366: 6, 1024: 6, 1023: 4, 768: 4, 767: 2, 480: 2, 479: 1, 320: 1 }],
  ['New Arrival', { 1366: 4, 1200: 4, 1199: 3, 992: 3, 991: 2, 576: 2, 575: 1, 320: 1 }],
] as const) {
  test(`${name} shows as many slides as its width allows, before and after hydration`, async ({ page }) => {
    await page.goto('/');
    const island = carousel(page, name);
    const expectVisible = async (width: string, count: number) => {
      await page.setViewportSize({ width: Number(width), height: 800 });
      await expect.poll(() => wholeSlides(island), `at ${width} px`).toBe(count);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `at ${width} px`).toBeLessThanOrEqual(0);
    };
    for (const [width, count] of Object.entries(widths)) await expectVisible(width, count);
    await island.scrollIntoViewIfNeeded();
    await hydrate(island);
    for (const [width, count] of Object.entries(widths)) await expectVisible(width, count);
  });
}

test('scrolling hydrates only the islands near the screen', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 800 });
  await page.goto('/');
  await page.mouse.wheel(0, 10);
  await expect(carousel(page, 'Offers')).toHaveClass(HYDRATED);
  await expect(carousel(page, 'New Arrival')).not.toHaveClass(HYDRATED);
});

test('arrows, dots and keys turn a carousel, past both ends', async ({ page }) => {
  await page.goto('/');
  const island = carousel(page, 'New Arrival');
  await hydrate(island);
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

// Drag a full-width slide by more than half its width, because the frames of a busy machine are too far apart
// for a flick.
for (const [name, pixels] of [
  ['Offers', 200],
  ['Popular Categories', 80],
  ['New Arrival', 80],
] as const) {
  // Each flick starts from rest: a drag during an earlier glide could end anywhere.
  for (const [way, direction] of [
    ['on', -1],
    ['back', 1],
  ] as const) {
    test(`a flick turns ${name} ${way}`, async ({ page }) => {
      await page.goto('/');
      const island = carousel(page, name);
      await hydrate(island);
      await nextFrame(page);
      const before = await selected(island);
      await flick(island, direction * pixels);
      await expect.poll(() => selected(island)).not.toBe(before);
    });
  }
}

/** Waits for the next frame, because a newly hydrated island marks its slide a moment later. */
async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/**
 * Drags the slides sideways by this many pixels in each of five frames. The events' timestamps are one frame apart, however slow the
 * machine is, because the carousel measures the speed of a flick.
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
  ['New Arrival', 'Show arrival 4 of 6', 4],
] as const) {
  test(`a button of ${name} that is pressed before hydration works on the first press`, async ({ page }) => {
    await page.goto('/');
    const island = carousel(page, name);
    await island.getByRole('button', { name: button }).dispatchEvent('pointerover');
    await island.getByRole('button', { name: button }).dispatchEvent('click');
    await expect.poll(() => selected(island)).toBe(chosen);
  });
}

test('faded-out slides cannot be focused or clicked', async ({ page }) => {
  await page.goto('/');
  const island = carousel(page, 'Offers');
  await hydrate(island);
  await island.getByRole('button', { name: 'Show slide 2 of 3' }).click();
  await expect(island.locator('.carousel__track > li:not([inert]) a')).toHaveText('Shop fashion');
});
