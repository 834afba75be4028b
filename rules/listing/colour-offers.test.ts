import { describe, expect, test } from 'vitest';
import { type ColourOffer, packColourOffers, unpackColourOffers } from './colour-offers.ts';

const OFFER: ColourOffer = { price: 500, oldPrice: null, isFrom: false, isSoldOut: false };

describe('packed offers of colours', () => {
  test.each<[string, (ColourOffer | undefined)[]]>([
    [
      'each state',
      [
        OFFER,
        { ...OFFER, isFrom: true },
        { ...OFFER, isSoldOut: true },
        { ...OFFER, isFrom: true, isSoldOut: true },
      ],
    ],
    [
      'prices, also of nothing',
      [
        { ...OFFER, price: 0 },
        { ...OFFER, price: 12.5, oldPrice: 700 },
        { ...OFFER, oldPrice: 0 },
      ],
    ],
    ['the looks of offers among looks without', [undefined, OFFER, undefined, undefined, OFFER, undefined]],
  ])('keep %s', (_, offers) => {
    const kept = offers.flatMap((offer, look) => (offer ? [[look, offer] as const] : []));
    expect(unpackColourOffers(packColourOffers(offers))).toEqual(new Map(kept));
  });

  test('are absent without any', () => {
    expect(packColourOffers([])).toBeUndefined();
    expect(packColourOffers([undefined, undefined])).toBeUndefined();
    expect(unpackColourOffers(undefined)).toEqual(new Map());
  });
});
