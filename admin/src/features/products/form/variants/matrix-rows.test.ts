import { expect, test } from 'vitest';
import { isSameMatrix } from './compare-matrices.ts';
import { withNewOption, withOptionAt, withoutOption, withoutValue, withValues } from './edit-options.ts';
import { filledDown, withCell, withPasted } from './edit-rows.ts';
import { lossText } from './loss-text.ts';
import { EMPTY_MATRIX, isVariant, type Matrix, rowTitle } from './matrix.ts';
import { tooManyText } from './matrix-errors.ts';
import { storedMatrix } from './stored-matrix.ts';

/** A matrix with these options. */
function matrixOf(options: Record<string, string[]>): Matrix {
  return Object.entries(options).reduce((matrix, [name, values]) => {
    const added = withNewOption(matrix);
    const key = added.options.at(-1)?.key ?? '';
    const named = {
      ...added,
      options: added.options.map((one) => (one.key === key ? { ...one, name } : one)),
    };
    return withValues(named, key, values.join('|'));
  }, EMPTY_MATRIX);
}

const titles = ({ options, rows }: Matrix) => rows.map((row) => rowTitle(options, row));
const keyOf = ({ options }: Matrix, name: string) => options.find((one) => one.name === name)?.key ?? '';
const valueKey = ({ options }: Matrix, text: string) =>
  options.flatMap(({ values }) => values).find((value) => value.text === text)?.key ?? '';

/** Sets each row's SKU to its title. */
const named = (matrix: Matrix): Matrix => ({
  ...matrix,
  rows: matrix.rows.map((row) => ({ ...row, sku: rowTitle(matrix.options, row) })),
});
const skus = ({ rows }: Matrix) => rows.map(({ sku }) => sku);

const SHIRT = named(matrixOf({ Colour: ['Red', 'Blue'], Size: ['S', 'M'] }));

test('each combination has a row, and the last option changes first', () => {
  expect(titles(SHIRT)).toEqual(['Red / S', 'Red / M', 'Blue / S', 'Blue / M']);
});

test('values are added one by one or pasted together, without duplicates and at most 100', () => {
  const matrix = matrixOf({ Size: ['S'] });
  const added = withValues(matrix, keyOf(matrix, 'Size'), 'M, S | L\n L');
  expect(titles(added)).toEqual(['S', 'M', 'L']);
  expect(titles(withValues(matrix, keyOf(matrix, 'Size'), 'M\tL'))).toEqual(['S', 'M', 'L']);
  const many = Array.from({ length: 130 }, (_, index) => String(index)).join();
  expect(withValues(matrix, keyOf(matrix, 'Size'), many).rows).toHaveLength(100);
});

test('adding, moving or renaming values keeps every row’s data', () => {
  const wider = withValues(SHIRT, keyOf(SHIRT, 'Size'), 'L');
  expect(skus(wider)).toEqual(['Red / S', 'Red / M', '', 'Blue / S', 'Blue / M', '']);
  const turned = withOptionAt(SHIRT, keyOf(SHIRT, 'Size'), 0);
  expect(titles(turned)).toEqual(['S / Red', 'S / Blue', 'M / Red', 'M / Blue']);
  expect(skus(turned)).toEqual(['Red / S', 'Blue / S', 'Red / M', 'Blue / M']);
  const third = withNewOption(SHIRT);
  expect(skus(third)).toEqual(skus(SHIRT));
  const cut = withValues(third, third.options[2]?.key ?? '', 'Slim');
  expect(skus(cut)).toEqual(skus(SHIRT));
});

test('removing a value removes its rows, and the confirmation lists their data', () => {
  const without = withoutValue(SHIRT, keyOf(SHIRT, 'Colour'), valueKey(SHIRT, 'Red'));
  expect(titles(without)).toEqual(['Blue / S', 'Blue / M']);
  expect(lossText(SHIRT, without)).toBe(
    'This also removes 2 variants: Red / S, Red / M. Their data is removed too: SKUs. The change takes effect when you save the product.',
  );
  const option = withoutOption(SHIRT, keyOf(SHIRT, 'Size'));
  expect(skus(option)).toEqual(['Red / S', 'Blue / S']);
  expect(lossText(SHIRT, option)).toMatch(/^This also removes 2 variants: Red \/ M, Blue \/ M\./);
  const blank = matrixOf({ Size: ['S', 'M'] });
  expect(lossText(blank, withoutValue(blank, keyOf(blank, 'Size'), valueKey(blank, 'S')))).toBeNull();
});

test('250 variants get rows; with more, a message appears and the rows stay', () => {
  const count = (length: number) => Array.from({ length }, (_, index) => `v${index}`);
  const full = named(matrixOf({ A: count(10), B: count(25) }));
  expect(full.rows).toHaveLength(250);
  expect(tooManyText(full)).toBeNull();
  const more = withValues(full, keyOf(full, 'B'), 'v25');
  expect(skus(more)).toEqual(skus(full));
  expect(tooManyText(more)).toBe(
    'These options create 260 variants. A product can have at most 250. Remove some values.',
  );
  const less = withoutValue(more, keyOf(more, 'A'), valueKey(more, 'v9'));
  expect(less.rows).toHaveLength(234);
});

test('a column is filled down, and SKUs count up', () => {
  const [first] = SHIRT.rows;
  const priced = filledDown(withCell(SHIRT, first?.key ?? '', 'price', '99'), 'price', 0, 2);
  expect(priced.rows.map(({ price }) => price)).toEqual(['99', '99', '99', '']);
  const filled = (sku: string) =>
    skus(filledDown(withCell(SHIRT, first?.key ?? '', 'sku', sku), 'sku', 0, 3));
  expect(filled('TEE-09')).toEqual(['TEE-09', 'TEE-10', 'TEE-11', 'TEE-12']);
  expect(filled('TEE')).toEqual(['TEE', 'TEE-2', 'TEE-3', 'TEE-4']);
  expect(filled('')).toEqual(['', '', '', '']);
});

test('pasted spreadsheet cells start at the selected cell', () => {
  const column = withPasted(SHIRT, { row: 1, column: 'price' }, '10\r\n 20 \r\n30\r\n40\r\n');
  expect(column.rows.map(({ price }) => price)).toEqual(['', '10', '20', '30']);
  const block = withPasted(SHIRT, { row: 0, column: 'isSold' }, 'TRUE\tA-1\t123\nFALSE\tA-2\t');
  expect(block.rows.map(({ isSold, sku, barcode }) => [isSold, sku, barcode])).toEqual([
    [true, 'A-1', '123'],
    [true, 'A-2', ''],
    [true, 'Blue / S', ''],
    [true, 'Blue / M', ''],
  ]);
  const wide = withPasted(SHIRT, { row: 3, column: 'weightGrams' }, '5\tfront.png\tmore');
  expect(wide.rows[3]).toMatchObject({ weightGrams: '5', image: '' });
});

test('combinations that stored variants omit are gaps, which are not for sale and not sent', () => {
  const stored = storedMatrix(
    [{ name: 'Size', values: ['S', 'M'] }],
    [
      {
        id: '1',
        selectedOptions: [{ name: 'Size', value: 'M' }],
        ...{ sku: 'm', barcode: null, price: 19_950, compareAtPrice: null, weightGrams: 200 },
        ...{ isSold: true, image: 1, onHand: 4, cost: 12_050 },
      },
    ],
    [{ id: 'front' }, { id: 'back' }],
  );
  expect(stored.rows.map(isVariant)).toEqual([false, true]);
  expect(stored.rows[1]).toMatchObject({
    sku: 'm',
    price: '199.5',
    weightGrams: '200',
    image: 'back',
    onHand: '4',
    cost: '120.5',
  });
});

test('two matrices with the same content are equal, whatever their keys', () => {
  const matrix = () => named(matrixOf({ Colour: ['Red', 'Blue'], Size: ['S', 'M'] }));
  expect(isSameMatrix(SHIRT, matrix())).toBe(true);
  expect(isSameMatrix(SHIRT, withCell(SHIRT, SHIRT.rows[0]?.key ?? '', 'isSold', false))).toBe(false);
});
