// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import type { Card } from './card.ts';
import { CARD_PLACES, fillCard, UNRATED_CARD_PLACES } from './fill-card.ts';

const TOWEL: Card = {
  ...{ id: 'a1', variantId: 'b2', amount: '149900', buy: 'add', buyLabel: 'Add towel to cart' },
  ...{
    path: '/product/towel',
    name: 'Quick-dry towel, 2-in-1',
    category: 'Bath',
    rating: '94',
    stars: '4.7',
  },
  ...{ price: '₹1,499', from: 'From', oldPrice: '₹2,299', discount: '-35%', colours: 'In 2 colours' },
  ...{ badge: 'Hot', badgeClass: 'badge--hot', backdrop: 'backdrop--bath' },
  ...{ srcset: '/t-320.avif 320w, /t-640.avif 640w', fallback: '/t.webp', secondImage: '/t-b.avif' },
};

/** The parts of `Card.astro` that depend on the product. Addresses have no placeholders. */
function templateOf(places: Card): HTMLTemplateElement {
  const template = document.createElement('template');
  template.innerHTML = `<article data-product="${places.id}" data-amount="${places.amount}">
    <div class="backdrop ${places.backdrop}"><img class="card__first"><img class="card__second">
      <span class="card__badge ${places.badgeClass}">${places.badge}</span></div>
    <p class="card__meta">${places.category}<span class="rating">${places.rating} ${places.stars}</span></p>
    <h3 class="card__name"><a>${places.name}</a></h3>
    <p class="card__colours"><span>${places.colours}</span></p>
    <b class="price__from">${places.from}</b><b class="price">${places.price}</b><s class="price__was">${places.oldPrice}</s>
    <b class="price__off">${places.discount}</b>
    <button class="card__add" data-press="${places.buy}" aria-label="${places.buyLabel}"></button>
  </article>`;
  return template;
}

let template: HTMLTemplateElement;
beforeEach(() => {
  template = templateOf(CARD_PLACES);
});

const textOf = (card: Element, selector: string) => card.querySelector(selector)?.textContent ?? null;
const attributeOf = (card: Element, selector: string, name: string) =>
  card.querySelector(selector)?.getAttribute(name) ?? null;

describe('a card of the browser', () => {
  test('shows every text of its product, in attributes too', () => {
    const card = fillCard(template, TOWEL);
    expect([attributeOf(card, '.backdrop', 'class'), attributeOf(card, '.card__badge', 'class')]).toEqual([
      'backdrop backdrop--bath',
      'card__badge badge--hot',
    ]);
    expect([card.getAttribute('data-product'), card.getAttribute('data-amount')]).toEqual(['a1', '149900']);
    expect(attributeOf(card, '.card__add', 'aria-label')).toBe('Add towel to cart');
    const shown = [
      '.card__meta',
      '.rating',
      '.price',
      '.price__from',
      '.price__was',
      '.price__off',
      '.card__badge',
    ];
    expect(shown.map((selector) => textOf(card, selector))).toEqual([
      ...['Bath94 4.7', '94 4.7', '₹1,499', 'From', '₹2,299', '-35%', 'Hot'],
    ]);
    expect(card.outerHTML).not.toContain('{');
  });

  test('links to its product, and loads its images', () => {
    const card = fillCard(template, TOWEL);
    expect(attributeOf(card, '.card__name a', 'href')).toBe('/product/towel');
    expect(attributeOf(card, '.card__first', 'srcset')).toBe(TOWEL.srcset);
    expect(attributeOf(card, '.card__first', 'src')).toBe('/t.webp');
    expect(attributeOf(card, '.card__second', 'src')).toBe('/t-b.avif');
  });

  test.each<[keyof Card, string]>([
    ['badge', '.card__badge'],
    ['srcset', '.card__first'],
    ['secondImage', '.card__second'],
    ['stars', '.rating'],
    ['buy', '.card__add'],
    ['colours', '.card__colours'],
    ['from', '.price__from'],
    ['oldPrice', '.price__was'],
    ['discount', '.price__off'],
  ])('without %s has no %s, and keeps everything else', (key, selector) => {
    const whole = fillCard(template, TOWEL).querySelectorAll('*').length;
    const card = fillCard(template, { ...TOWEL, [key]: '' });
    expect(card.querySelector(selector)).toBeNull();
    expect(card.querySelectorAll('*').length).toBeLessThan(whole);
    expect(textOf(card, '.price')).toBe('₹1,499');
  });

  test('leaves the template as it was, so that the next card differs', () => {
    const before = template.innerHTML;
    fillCard(template, TOWEL);
    expect(template.innerHTML).toBe(before);
    expect(textOf(fillCard(template, { ...TOWEL, price: '₹5' }), '.price')).toBe('₹5');
  });

  test('does not break a hyphenated word of its name', () => {
    const name = fillCard(template, TOWEL).querySelector('.card__name a');
    expect(name?.innerHTML).toBe('<span>Quick-dry</span> towel, 2-in-1');
  });

  test('shows markup in a name as text', () => {
    const card = fillCard(template, { ...TOWEL, name: '<img src=x> {price}', category: '<b>Bath</b>' });
    expect(textOf(card, '.card__name a')).toBe('<img src=x> {price}');
    expect(card.querySelectorAll('.card__name img, .card__meta b')).toHaveLength(0);
  });

  test('has a swatch for each colour with a known name', () => {
    const card = fillCard(template, TOWEL, ['Red', 'Blue']);
    const circles = [...card.querySelectorAll('.card__colours svg circle')];
    expect(circles.map((circle) => circle.getAttribute('fill'))).toEqual(['#d5303b', '#2f62b8']);
    expect(['cx', 'cy', 'r'].map((name) => circles[0]?.getAttribute(name))).toEqual(['1', '1', '1']);
    expect(attributeOf(card, 'svg', 'viewBox')).toBe('0 0 2 2');
    expect(attributeOf(card, 'svg', 'aria-hidden')).toBe('true');
    expect(card.querySelector('.card__colours small')).toBeNull();
  });

  test.each([
    [['Red', 'Blue', 'Green', 'Black', 'White', 'Pink', 'Gold'], 5, '+2'],
    [['Red', 'Blue', 'Green', 'Black', 'White'], 5, null],
    [['Red', 'No such colour'], 1, '+1'],
    [[], 0, null],
  ])('counts the colours without a swatch: %j', (colours, swatches, more) => {
    const card = fillCard(template, TOWEL, colours);
    expect(card.querySelectorAll('svg')).toHaveLength(swatches);
    expect(textOf(card, '.card__colours small')).toBe(more);
  });

  test('without colours has no swatches', () => {
    expect(fillCard(template, TOWEL).querySelectorAll('svg, small')).toHaveLength(0);
  });
});

test('the template of a shop without ratings has no stars, and all other places', () => {
  expect(UNRATED_CARD_PLACES.stars).toBe('');
  expect([UNRATED_CARD_PLACES.rating, UNRATED_CARD_PLACES.price]).toEqual(['{rating}', '{price}']);
  expect(CARD_PLACES.stars).toBe('{stars}');
});
