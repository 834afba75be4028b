import { expect, type Locator, type Page } from '@playwright/test';

/** A carousel of the home page, by title. */
export function carousel(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('region', { name });
}

/** The class of a hydrated carousel. */
export const HYDRATED = /carousel--hydrated/;

/** Hydrates a carousel by hovering over it, and keeps hovering, so that it does not turn. */
export async function hydrate(island: Locator): Promise<void> {
  await island.hover();
  await expect(island).toHaveClass(HYDRATED);
}

/** The number of the slide whose dot is marked, from 1. */
export function selected(island: Locator): Promise<number> {
  return island
    .locator('.carousel__dots button')
    .evaluateAll((dots) => dots.findIndex((dot) => dot.ariaCurrent === 'true') + 1);
}

/** The number of slides that are completely inside the frame. */
export function wholeSlides(island: Locator): Promise<number> {
  return island.locator('.carousel__viewport').evaluate((viewport) => {
    const frame = viewport.getBoundingClientRect();
    const slides = [...viewport.querySelectorAll('.carousel__track > *')];
    return slides.filter((slide) => {
      const box = slide.getBoundingClientRect();
      return box.left >= frame.left - 1 && box.right <= frame.right + 1;
    }).length;
  });
}

/** The distance of a slide (counted from 1) from the start of the frame, in slide widths. */
export function distanceOf(island: Locator, slide: number): Promise<number> {
  return island.locator('.carousel__viewport').evaluate((viewport, index) => {
    const lefts = Array.from(
      viewport.querySelectorAll('.carousel__track > *'),
      (element) => element.getBoundingClientRect().left,
    );
    const [first = 0, second = 0] = lefts;
    return ((lefts[index] ?? Number.NaN) - viewport.getBoundingClientRect().left) / (second - first);
  }, slide - 1);
}

/** Waits until all ResizeObservers have been notified of the last change; observers are called in order. */
export async function sizesObserved(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => new ResizeObserver(done).observe(document.documentElement)),
  );
}
