import { expect, type Page } from '@playwright/test';
import { ownFontLoaded } from './own-font.ts';
import { test } from './site-server.ts';

/** An element that reserves a height until it is laid out; its heights are in pixels and include padding. */
interface ReservedHeight {
  element: string;
  reserved: number;
  real: number;
}

const WIDTHS = [320, 390, 480, 576, 768, 992, 1024, 1200, 1366, 1920];
/**
 * The maximum deviation of a reserved height from the real one, as a share of the real height. One line of text
 * in a card makes 7 %; a height copied from another section, or a missing one, makes far more.
 */
const TOLERANCE = 0.15;

/**
 * Compares the height that each element declares in CSS with its height after layout. All of them are laid out at once, so nothing depends
 * on scrolling or on the machine's load.
 */
function reservedHeights(page: Page): Promise<ReservedHeight[]> {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (element) => getComputedStyle(element).contentVisibility === 'auto',
    );
    for (const element of elements) element.style.contentVisibility = 'visible';
    const heights = elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const style = getComputedStyle(element);
        const edges = [style.paddingTop, style.paddingBottom, style.borderTopWidth, style.borderBottomWidth];
        return {
          element: `${element.className}: ${element.querySelector('h2, h3')?.textContent?.trim()}`,
          reserved: [style.containIntrinsicHeight.replace('auto ', ''), ...edges].reduce(
            (sum, length) => sum + Number.parseFloat(length),
            0,
          ),
          real: element.getBoundingClientRect().height,
        };
      });
    for (const element of elements) element.style.contentVisibility = '';
    return heights;
  });
}

for (const path of ['/', '/shop', '/product/1']) {
  test(`${path} reserves about the right height for each lower section`, async ({ page }) => {
    await page.goto(path);
    await ownFontLoaded(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const heights = await reservedHeights(page);
      expect(heights, `${width} px`).not.toEqual([]);
      const wrong = heights.filter(({ reserved, real }) => !(Math.abs(reserved - real) <= TOLERANCE * real));
      expect(wrong, `${width} px`).toEqual([]);
    }
  });
}
