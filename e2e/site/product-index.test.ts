import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readIndex } from '@mela/rules/listing/product-index.ts';
import { expect, test } from 'vitest';
import { cardOf } from '../../site/src/components/product-card/card.ts';
import { fillCard } from '../../site/src/components/product-card/fill-card.ts';
import { SITE_DIR } from '../weights/static-host.ts';
import { openBuiltPage } from './built-page.ts';

const FILE = join(SITE_DIR, 'index/products.json');
const BUDGET = 12_000;

const { products } = readIndex(JSON.parse(await readFile(FILE, 'utf8')));

test('the index of the sample has all its products, within its budget', async () => {
  expect(products).toHaveLength(93);
  const { size } = await stat(`${FILE}.br`);
  expect(size).toBeLessThanOrEqual(BUDGET);
});

test('a card that the browser renders from the index is identical to the server’s', async () => {
  const { document } = await openBuiltPage('/shop');
  const template = document.querySelector<HTMLTemplateElement>('#card-template');
  const cards = Array.from(document.querySelectorAll('#items .card'), ({ outerHTML }) =>
    withoutSpaces(outerHTML),
  );
  expect(cards).toHaveLength(50);
  // The images of the first row on a phone load first, and only in the page as it comes from the server.
  const isFirst = (card: string) => card.includes('fetchpriority="high"');
  expect(cards.map(isFirst)).toEqual(cards.map((_, place) => place < 2));
  for (const [place, card] of cards.entries()) {
    const product = products[place];
    if (!product || !template) throw new Error('The page or the index is not whole');
    expect(withoutSpaces(fillCard(template, cardOf(product, 'INR')).outerHTML)).toBe(
      card.replace('fetchpriority="high"', 'loading="lazy"'),
    );
  }
});

/** Removes the spaces that missing classes leave in the HTML. */
function withoutSpaces(html: string): string {
  return html.replaceAll(/\s+(?=["<])/g, '');
}
