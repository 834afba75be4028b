import { expect, test } from 'vitest';
import { NumberEvidence, plainNumber } from './number-format.ts';

function decide(cells: string[], { hasCommas = false, currency = 'INR' } = {}) {
  const evidence = new NumberEvidence();
  for (const cell of cells) evidence.add(cell);
  const { sign, isSure } = evidence.decide(hasCommas, currency);
  return `${sign}${isSure ? '' : '?'}`;
}

test.each([
  [['12,50'], 'comma'],
  [['12.50'], 'point'],
  [['1.234,50'], 'comma'],
  [['1,234.50'], 'point'],
  [['1.234.567'], 'comma'],
  [['1,09,000'], 'point'],
  [['0,999'], 'comma'],
  [['12,5', '10.000'], 'comma'],
  [['10.5', '1,000'], 'point'],
  [['€ 12,50', '10 EUR'], 'comma'],
  [['1 234,50'], 'comma'],
  [["1'234.50"], 'point'],
  [['100', '', 'free'], 'point'],
  [['10.000'], 'comma?'],
  [['1,234'], 'comma?'],
  [['12,50', '12.50'], 'point?'],
])('semicolon files with %j have decimals behind a %s', (cells, decision) => {
  expect(decide(cells)).toBe(decision);
});

test.each([
  [['1,234'], 'INR', 'point'],
  [['10.000'], 'INR', 'point?'],
  [['10.000'], 'KWD', 'point'],
  [['12,50'], 'INR', 'comma'],
  [['499.00', '1,09,000'], 'INR', 'point'],
])('comma files with %j in %s have decimals behind a %s', (cells, currency, decision) => {
  expect(decide(cells, { hasCommas: true, currency })).toBe(decision);
});

test('the question shows numbers from the file, and how they would be read', () => {
  const evidence = new NumberEvidence();
  for (const cell of ['10.000', '10.000', '7', '2.500']) evidence.add(cell);
  expect(evidence.decide(false, 'INR').choices).toEqual([
    {
      sign: 'point',
      samples: [
        { text: '10.000', value: '10.000' },
        { text: '2.500', value: '2.500' },
      ],
    },
    {
      sign: 'comma',
      samples: [
        { text: '10.000', value: '10000' },
        { text: '2.500', value: '2500' },
      ],
    },
  ]);
});

test.each([
  ['12,50', '12.50'],
  ['1.234,50', '1234.50'],
  ['10.000', '10000'],
  ['1 234,5 €', '1234.5 €'],
  ['€ 1.234', '€ 1234'],
  ['12', '12'],
  ['', ''],
  ['free', 'free'],
  // These are not numbers with decimal commas. The price rules report them.
  ['12.50', '12.50'],
  ['1,2,3', '1,2,3'],
])('%j with decimal commas is %j', (cell, plain) => expect(plainNumber(cell, 'comma')).toBe(plain));
