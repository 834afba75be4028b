import type { Locator } from '@playwright/test';

/** @returns the number of lines of each matching element's text, whatever its font and size */
export function textLines(elements: Locator): Promise<number[]> {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const middles = [...range.getClientRects()]
        .filter(({ width }) => width > 0)
        .map(({ top, bottom }) => (top + bottom) / 2)
        .sort((a, b) => a - b);
      // Rectangles whose centres are closer than half a line are on the same line.
      const half = Number.parseFloat(getComputedStyle(element).fontSize) / 2;
      return middles.filter((middle, index) => index === 0 || middle - (middles[index - 1] ?? 0) > half)
        .length;
    }),
  );
}
