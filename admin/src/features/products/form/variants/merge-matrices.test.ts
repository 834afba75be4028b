import { expect, test } from 'vitest';
import { EMPTY_DRAFT } from '../product-draft.ts';
import { hasSameOptions, hasSameVariants } from './compare-matrices.ts';
import { renamedValue, withoutValue, withValues } from './edit-options.ts';
import { withCell } from './edit-rows.ts';
import { type Matrix, rowTitle } from './matrix.ts';
import { matrixErrors } from './matrix-errors.ts';
import { mergeMatrices } from './merge-matrices.ts';
import { storedMatrix } from './stored-matrix.ts';

/** A stored matrix with one variant per size, from SKUs by size. */
function stored(sizes: Record<string, string>): Matrix {
  const variants = Object.entries(sizes).map(([size, sku]) => ({
    ...{ id: `id-${size}`, selectedOptions: [{ name: 'Size', value: size }], sku, barcode: null },
    ...{
      price: null,
      compareAtPrice: null,
      weightGrams: null,
      cost: null,
      isSold: true,
      image: null,
      onHand: null,
    },
  }));
  return storedMatrix([{ name: 'Size', values: Object.keys(sizes) }], variants, []);
}

const BASE = stored({ S: 's', M: 'm' });
const keyOf = ({ rows, options }: Matrix, title: string) =>
  rows.find((row) => rowTitle(options, row) === title)?.key ?? '';
const said = ({ options, rows }: Matrix) =>
  rows.map((row) => [rowTitle(options, row), row.sku, row.id].join(' '));
const withL = withValues(BASE, 'Size', 'L');

test('options are compared separately from the variants’ data', () => {
  const other = withCell(BASE, keyOf(BASE, 'S'), 'sku', 'x');
  expect([hasSameOptions(BASE, other), hasSameVariants(BASE, other)]).toEqual([true, false]);
  // Adding a value does not change the existing variants.
  expect([hasSameOptions(BASE, withL), hasSameVariants(BASE, withL)]).toEqual([false, true]);
});

test('options of one version with cells of the other keep only the rows of those options', () => {
  const theirs = stored({ S: 'theirs-s', XL: 'theirs-xl' });
  expect(said(mergeMatrices(withL, theirs, theirs))).toEqual(['S theirs-s id-S', 'M m ', 'L  ']);
  expect(said(mergeMatrices(theirs, withL, theirs))).toEqual(['S s id-S', 'XL theirs-xl id-XL']);
});

test('a renamed value is the same variant, by its id', () => {
  const renamed = renamedValue(BASE, 'Size', 'Size: M', 'Medium');
  const theirs = stored({ S: 's', M: 'theirs-m' });
  expect(said(mergeMatrices(renamed, theirs, theirs))).toEqual(['S s id-S', 'Medium theirs-m id-M']);
  expect(said(mergeMatrices(theirs, renamed, theirs))).toEqual(['S s id-S', 'M m id-M']);
});

test('without options there are no variants, whatever is chosen for them', () => {
  const none = stored({});
  expect(mergeMatrices({ options: [], rows: [] }, BASE, BASE).rows).toEqual([]);
  expect(said(mergeMatrices(BASE, none, none))).toEqual(['S s ', 'M m ']);
});

test('no mix of two versions breaks a rule about options, and each variant has one value for each option', () => {
  const versions = [
    BASE,
    withL,
    stored({ S: 'a', XL: 'b' }),
    stored({ M: 'x' }),
    renamedValue(BASE, 'Size', 'Size: S', 'Small'),
    withoutValue(BASE, 'Size', 'Size: M'),
  ];
  for (const options of versions) {
    for (const cells of versions) {
      const mixed = mergeMatrices(options, cells, BASE);
      const draft = { ...EMPTY_DRAFT, sellingPrice: '5', regularPrice: '9', variants: mixed };
      expect(matrixErrors(draft, [])).toEqual({});
      expect(new Set(mixed.rows.map(({ key }) => key)).size).toBe(mixed.rows.length);
      const ids = mixed.rows.map(({ id }) => id).filter((id) => id !== '');
      expect(new Set(ids).size).toBe(ids.length);
      expect(hasSameOptions(mixed, options)).toBe(true);
    }
  }
});
