import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SAMPLE_CONTENT } from '../content/sample-content.ts';
import { synonymsOf } from '../content/synonyms.ts';
import { WordIndex } from './word-index.ts';

/** The products of `npm run seed`, and some more: title, categories, brand, tags, and the values of options and attributes. */
const CATALOGUE = readFileSync(join(import.meta.dirname, 'shopper-catalogue.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' | '));

const LEAST_FOUND = 76;

const index = new WordIndex(
  CATALOGUE.map(([title = '', categories = '', brand = '', tags = '', others = '']) => ({
    title: [title],
    category: categories.split(' > '),
    labels: [brand, ...tags.split('/')],
    others: others.split('/'),
  })),
  synonymsOf(SAMPLE_CONTENT),
);

const find = (text: string) => index.find(text).map(({ row }) => CATALOGUE[row]?.[0] ?? '');

const QUERIES: [query: string, product: string][] = [
  ['laptop', 'Kagaz 13 laptop'],
  ['the laptop', 'Kagaz 13 laptop'],
  ['16gb laptop', 'Kagaz 13 laptop'],
  ['laptop with linux', 'Kagaz 13 laptop'],
  ['laptop bag', 'Nilgiri 24 L backpack'],
  ['laptpo', 'Kagaz 13 laptop'],
  ['jeans for men', 'Selvedge jeans, tapered'],
  ['mens jeans', 'Selvedge jeans, tapered'],
  ["men's denim", 'Selvedge jeans, tapered'],
  ['jean', 'Selvedge jeans, tapered'],
  ['blue kurta', 'Indigo block-print kurta'],
  ['kurta for men', 'Indigo block-print kurta'],
  ['block print kurta', 'Indigo block-print kurta'],
  ['kurtaa', 'Indigo block-print kurta'],
  ['kutra', 'Indigo block-print kurta'],
  ['कुर्ता', 'लखनवी चिकन कुर्ता'],
  ['kurti', 'Straight cotton kurti'],
  ['kurtis for office', 'Straight cotton kurti'],
  ['chikan kurta', 'लखनवी चिकन कुर्ता'],
  ['women dress', 'Madder buti tea dress'],
  ["women's dresses", 'Madder buti tea dress'],
  ['green cotton dress', 'Madder buti tea dress'],
  ['party dress', 'Farewell polka swing dress'],
  ['polka dot dress', 'Farewell polka swing dress'],
  ['sari', 'Banarasi silk saree'],
  ['sarees', 'Banarasi silk saree'],
  ['silk saree for wedding', 'Banarasi silk saree'],
  ['साड़ी', 'चंदेरी साड़ी'],
  ['साडी', 'चंदेरी साड़ी'],
  ['chanderi saree', 'चंदेरी साड़ी'],
  ['kanjeevaram saree', 'Kanjivaram saree with temple border'],
  ['blue saree', 'Cotton saree for every day'],
  ['लहंगा', 'Bridal lehenga choli'],
  ['lehnga', 'Bridal lehenga choli'],
  ['bridal gown', 'Banno bridal drape gown'],
  ['juttis', 'Amritsari jutti'],
  ['jooti', 'Amritsari jutti'],
  ['chappals', 'Kolhapuri chappal'],
  ['चप्पल', 'Kolhapuri chappal'],
  ['leather sandals', 'Kolhapuri chappal'],
  ['running shoes', 'Monsoon knit runner'],
  ['size 9 running shoe', 'Monsoon knit runner'],
  ['formal shoes', 'Agra full-grain derby'],
  ['formal shirt white', 'Slim fit formal shirt'],
  ['tshirt', 'Konkan stripe tee'],
  ['t shirt for boys', "Boys' dinosaur T-shirt"],
  ['striped t-shirt', 'Konkan stripe tee'],
  ['hoody', 'Dalhousie fleece hoodie'],
  ['winter jacket', 'Shimla camel car coat'],
  ['wool coat', 'Shimla camel car coat'],
  ['raincoat', 'Rain jacket, packable'],
  ['rain coat', 'Rain jacket, packable'],
  ['goggles', 'Anjuna acetate sunglasses'],
  ['sun glasses', 'Anjuna acetate sunglasses'],
  ['mens wallet', 'Leather bi-fold wallet'],
  ['gift for kids', 'Wooden building blocks'],
  ['256gb phone', 'Jugnu Pro 5G phone'],
  ['256 gb', 'Jugnu 5G phone'],
  ['5g mobile', 'Jugnu 5G phone'],
  ['cell phone', 'Jugnu Mini phone'],
  ['मोबाइल', 'Jugnu Mini phone'],
  ['phone charger', 'Tez 20 W fast charger'],
  ['powerbank', 'Tez power bank 10000 mAh'],
  ['head phones', 'Raga over-ear headphones'],
  ['hedphones', 'Raga over-ear headphones'],
  ['noise cancelling headphone', 'Raga over-ear headphones'],
  ['bluetooth earbuds', 'Raga wireless earbuds'],
  ['43 inch tv', 'Darpan 43-inch smart TV'],
  ['wireless keybord', 'Taal keyboard and mouse'],
  ['printers', 'Chhapa laser printer'],
  ['cycle', 'Shehri city bicycle'],
  ['electric scooty', 'Bijli S1 electric scooter'],
  ['bike helmet', 'Sadak half-face helmet'],
  ['kettle electric 1.5l', 'Garam 1.5 L electric kettle'],
  ['double bed sheet', 'Block-print bedsheet, double'],
  ['diwali diyas', 'Brass diya set'],
  ['green tea', '日本製緑茶'],
  ['緑茶', '日本製緑茶'],
  ['ผ้าไหม', 'ผ้าไหมไทย'],
  ['yoga mats', 'Yoga mat 6 mm'],
  ['cricket bats', 'Kashmir willow cricket bat'],
];

describe('searches by shoppers', () => {
  const missed = QUERIES.filter(([query, product]) => !find(query).slice(0, 3).includes(product));

  test(`find the product among the first three for at least ${LEAST_FOUND} of ${QUERIES.length}`, () => {
    expect(QUERIES.length - missed.length, JSON.stringify(missed)).toBeGreaterThanOrEqual(LEAST_FOUND);
  });
});

test.each([
  ['sari', 4, 'saris by any spelling, and nothing else'],
  ['zzzzz', 0, 'nothing'],
  ['cotton zzzzz', 15, 'what the words that there are find'],
])('"%s" finds %d: %s', (query, count) => {
  expect(find(query)).toHaveLength(count);
});

test('put products with all words before those with most of them, and omit poor matches', () => {
  const [first, ...others] = find('red dress');
  expect(first).toBe('Banno bridal drape gown');
  expect(others).toContain('Madder buti tea dress');
  expect(others).not.toContain('Kovalam raffia sun hat');
});

test.each([
  ['camrraa', 'camera'],
  ['zzzzz', null],
  ['', null],
])('by "%s" may have been meant %s', (query, meant) => {
  expect(index.meant(query)).toBe(meant);
});

test.each([
  ['जूते', 'Rani satin stiletto'],
  ['earphones', 'Raga over-ear headphones'],
  ['ladies watch', 'Samay 38 field watch'],
])('"%s" finds what the operator says it means: %s', (query, product) => {
  expect(find(query)).toContain(product);
});

test('groups of synonyms have at least two words', () => {
  const synonyms = [{ words: ' mobile,, phone ,' }, { words: 'alone,' }];
  expect(synonymsOf({ search: { synonyms } })).toEqual([['mobile', 'phone']]);
});
