import { describe, expect, it } from 'vitest';
import { type Synonyms, WordIndex } from './word-index.ts';

const titled = (title: string) => ({ title: [title], category: [], labels: [], others: [] });

/** The indexes of the titles that a search finds, in the order of the results. */
function found(titles: readonly string[], text: string, synonyms: Synonyms = []): number[] {
  return new WordIndex(titles.map(titled), synonyms).find(text).map(({ row }) => row);
}

it('ranks a word of the title before one of the category, of the labels, and of all other texts', () => {
  const none = { title: [], category: [], labels: [], others: [] };
  const index = new WordIndex([
    { ...none, others: ['red'] },
    { ...none, labels: ['red'] },
    { ...none, category: ['red'] },
    { ...none, title: ['red'] },
  ]);
  const [title, category, label, other] = index.find('red').map(({ row, worth }) => ({ row, worth }));
  expect([title, category, label, other].map((one) => one?.row)).toEqual([3, 2, 1, 0]);
  const step = (title?.worth ?? 0) - (category?.worth ?? 0);
  expect((category?.worth ?? 0) - (label?.worth ?? 0)).toBeCloseTo(step);
  expect((label?.worth ?? 0) - (other?.worth ?? 0)).toBeCloseTo(step);
});

it('counts a word once, in its most important field', () => {
  const twice = { title: ['red red'], category: ['red'], labels: ['red'], others: ['red'] };
  const [first, second] = new WordIndex([titled('red'), twice]).find('red');
  expect(first).toMatchObject({ row: 0 });
  expect(second).toEqual({ ...first, row: 1 });
});

describe('a search finds', () => {
  it.each<[string, string[], string, number[]]>([
    ['nothing for an empty text', ['red'], '', []],
    ['nothing among no products', [], 'red', []],
    ['the same word, then what it begins, the shorter first', ['carpet', 'card', 'car'], 'car', [2, 1, 0]],
    ['what begins with a letter', ['red shirt', 'cap'], 'c', [1]],
    ['no word by a letter that stands beside others', ['red shirt', 'cap'], 'red c', [0]],
    [
      'what has all words before what has half of them',
      ['dress', 'red dress', 'red'],
      'red dress',
      [1, 0, 2],
    ],
    ['equal products in their order', ['red dress', 'red dress'], 'dress', [0, 1]],
    ['what has the rarer of two words, and not the other one alone', ['red', 'silk', 'red'], 'red silk', [1]],
    ['what has most, where nothing has half', ['red', 'green', 'blue'], 'red green blue', [0, 1, 2]],
    ['a word that is written as two', ['headphone', 'head'], 'head phones', [0]],
    ['two words that are written as one', ['bank', 'power bank'], 'powerbank', [1]],
    ['no parts of two letters', ['to bag'], 'tobag', []],
    ['a mistyped word', ['laptop', 'lap'], 'laptpo', [0]],
    ['no mistyped word beside one that is right', ['shirt', 'skirt'], 'shirt', [0]],
    ['what sounds alike after what is written so', ['kameez', 'qamij'], 'qamij', [1, 0]],
    ['another spelling before a mistyped one', ['skirt', 'sari'], 'saree', [1]],
  ])('%s', (_, titles, text, rows) => expect(found(titles, text)).toEqual(rows));

  const LETTERS = 'alpha bravo charlie delta echo foxtrot golf hotel india juliett kilo lima mike';
  it('products for twelve words at most', () => {
    const places = Array.from({ length: 12 }, (_, place) => place);
    expect(found(LETTERS.split(' '), LETTERS)).toEqual(places);
  });
});

describe('synonyms', () => {
  const titles = ['mobile', 'cell phone', 'phone', 'tube'];
  it.each([
    ['mobile', [0, 1]],
    ['cell phone', [1, 0]],
    ['cell phones', [1, 0]],
    ['tube mobile', [3]],
  ])('are found by "%s"', (text, rows) =>
    expect(found(titles, text, [['mobile', 'cell phone', '!']]).toSorted()).toEqual(rows.toSorted()),
  );

  it('match the longest phrase among them', () => {
    const synonyms = [
      ['tea', 'chai'],
      ['tea light', 'candle'],
    ];
    expect(found(['chai', 'candle'], 'tea light', synonyms)).toEqual([1]);
    expect(found(['chai', 'candle'], 'tea', synonyms)).toEqual([0]);
  });
});

describe('the suggested correction', () => {
  const index = new WordIndex(['red dress', 'shirt', 'skirt', 'extraordinary'].map(titled));
  it.each([
    ['rad drss', 'red dress'],
    ['rad zzzzzz', null],
    ['shirtt', 'shirt'],
    ['extrordnary', 'extraordinary'],
    ['xtrordnry', null],
    ['the', null],
    ['', null],
  ])('by %j is %j', (text, meant) => expect(index.meant(text)).toBe(meant));
});
