// @vitest-environment happy-dom
import type { FoundProducts } from '@mela/rules/listing/find-products.ts';
import { readQuery } from '@mela/rules/listing/listing-query.ts';
import type { IndexedProduct } from '@mela/rules/listing/product-index.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ServedListing } from './served-listing.ts';

const QUERY = readQuery(new URLSearchParams());
let listing: ServedListing;

const PAGE = `<main>
  <p data-found>We found <b>688</b> items for you!</p>
  <a class="filters__row" id="women" href="/category/women">Women <data>9</data></a>
  <a class="filters__row" id="whole" href="/shop">All <data>688</data></a>
  <label class="filters__row" id="red"><input type="checkbox" name="color" value="Red">Red <span>56</span></label>
  <label class="filters__row" id="blue"><input type="checkbox" name="color" value="Blue">Blue <span>54</span></label>
  <label class="chip" id="large"><input type="checkbox" name="size" value="L">L <span class="chip__count">7</span></label>
  <label class="chip" id="small"><input type="checkbox" name="size" value="S">S</label>
  <div class="product-grid"><article id="one"></article><article id="two"></article></div>
</main>
<template id="card-template"><article><h3 class="card__name"><a></a></h3><b>{price}</b></article></template>`;

function productOf(name: string): IndexedProduct {
  const image = { type: '', small: '', smallWidth: 1, large: '', largeWidth: 2, fallback: '' };
  return {
    ...{ path: `/product/${name}`, name, category: '', rating: null, price: 5, oldPrice: null, badge: '' },
    ...{ backdrop: '', image, secondImage: '', categories: [], brand: '', tags: [], condition: '' },
    ...{ attributes: [], release: 1, colors: [], sizes: [] },
  } as IndexedProduct;
}

function foundOf(names: string[], counts: object = {}): FoundProducts {
  const none = { category: new Map(), color: new Map(), size: new Map() };
  return {
    products: names.map(productOf),
    total: names.length,
    pages: 1,
    counts: { ...none, ...counts },
  } as FoundProducts;
}

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const cards = () => Array.from(find('.product-grid').children, (card) => card.id || card.textContent);
const counted = (id: string) => find(`#${id} :is(data, span)`).textContent;
const isNone = (id: string) => find(`#${id}`).classList.contains('is-none');

beforeEach(() => {
  document.body.innerHTML = PAGE;
  listing = new ServedListing(find('main'), 'INR');
});

describe('the cards', () => {
  test('are those of the results, with links and prices', () => {
    listing.showCards(foundOf(['Shawl', 'Scarf']));
    expect(cards()).toEqual(['Shawl₹5', 'Scarf₹5']);
    expect(find('.card__name a').getAttribute('href')).toBe('/product/Shawl');
  });

  test('are in the shop’s currency', () => {
    new ServedListing(find('main'), 'EUR').showCards(foundOf(['Shawl']));
    expect(find('.product-grid b').textContent).toBe('€5');
  });

  test('are none if nothing was found, and the server’s again without a search', () => {
    listing.showCards(foundOf([]));
    expect(cards()).toEqual([]);
    listing.showCards(null);
    expect(cards()).toEqual(['one', 'two']);
  });

  test('of the server stay in place if they are shown already', () => {
    const replace = vi.spyOn(find('.product-grid'), 'replaceChildren');
    listing.showCards(null);
    expect(replace).not.toHaveBeenCalled();
  });

  test('tell the buttons that they appeared, so that saved products are marked', () => {
    const hear = vi.fn();
    addEventListener('cards', hear);
    listing.showCards(foundOf(['Shawl']));
    removeEventListener('cards', hear);
    expect(hear).toHaveBeenCalledOnce();
  });

  test('stay on a page without a template', () => {
    find('#card-template').remove();
    new ServedListing(find('main'), 'INR').showCards(foundOf(['Shawl']));
    expect(cards()).toEqual(['one', 'two']);
  });
});

describe('the numbers', () => {
  const COUNTS = {
    category: new Map([['women', 3]]),
    color: new Map([['Red', 2]]),
    size: new Map([['L', 1]]),
  };

  test('are those of the results. A choice without results is marked', () => {
    listing.showNumbers(foundOf(['Shawl', 'Scarf'], COUNTS));
    expect(['women', 'whole', 'red', 'blue', 'large'].map(counted)).toEqual(['3', '0', '2', '0', '1']);
    expect(['women', 'red', 'blue'].map(isNone)).toEqual([false, false, true]);
    expect(find('[data-found]').innerHTML).toBe('We found <b>2</b> items for you!');
    // The sample does not count its sizes.
    expect(find('#small').textContent).toBe('S');
  });

  test.each([
    [0, 'We found <b>0</b> items for you!'],
    [1, 'We found <b>1</b> item for you!'],
  ])('say that there are %i', (total, text) => {
    listing.showNumbers({ ...foundOf([]), total });
    expect(find('[data-found]').innerHTML).toBe(text);
  });

  test('are the server’s again without a search', () => {
    listing.showNumbers(foundOf([]));
    listing.showNumbers(null);
    expect(['women', 'whole', 'red', 'blue'].map(counted)).toEqual(['9', '688', '56', '54']);
    expect(['women', 'red', 'blue'].map(isNone)).toEqual([false, false, false]);
    expect(find('[data-found]').innerHTML).toBe('We found <b>688</b> items for you!');
  });

  test('of the choices change on a page without a title too', () => {
    find('[data-found]').remove();
    const untitled = new ServedListing(find('main'), 'INR');
    untitled.showNumbers(foundOf([], COUNTS));
    expect(counted('red')).toBe('2');
    untitled.showNumbers(null);
    expect(counted('red')).toBe('56');
  });
});

test('links of categories carry the filters, but not the page', () => {
  listing.carryOver({ ...QUERY, color: ['Red'], page: 3 });
  expect(find('#women').getAttribute('href')).toBe('/category/women?color=Red');
  listing.carryOver({ ...QUERY, page: 3 });
  expect(find('#women').getAttribute('href')).toBe('/category/women');
});
