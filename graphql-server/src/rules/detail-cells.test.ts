import { expect, test } from 'vitest';
import { detailCells, draftDetails } from './detail-cells.ts';
import { readAlts, readDetails } from './product-details.ts';

const DETAILS = {
  brand: 'Mela',
  sku: 'AB-1',
  stock: 0,
  tags: ['cotton', 'summer wear'],
  options: [
    { name: 'Colour', values: ['Red', 'Off white'] },
    { name: 'Size', values: ['7,5'] },
  ],
  attributes: [{ name: 'Care', value: 'Wash: cold | by hand, slowly' }],
  status: 'HIDDEN' as const,
  showFrom: new Date('2026-01-31T03:30:00.000Z'),
};

test('cells say of a product what they were written from', () => {
  const cells = detailCells({ ...DETAILS, handle: 'shirt', alts: ['Front', undefined, 'Back', undefined] });
  expect(cells).toEqual({
    handle: 'shirt',
    brand: 'Mela',
    sku: 'AB-1',
    stock: '0',
    tags: 'cotton, summer wear',
    options: 'Colour: Red | Off white\nSize: 7,5',
    attributes: 'Care: Wash: cold | by hand, slowly',
    status: 'hidden',
    show_from: '2026-01-31T03:30:00.000Z',
    show_until: '',
    image_alts: 'Front\n\nBack',
  });
  expect(readDetails(draftDetails(cells))).toEqual(DETAILS);
  expect(readAlts(draftDetails(cells).imageAlts)).toEqual(['Front', '', 'Back']);
});

test('a product without details has cells that say none', () => {
  const cells = detailCells({ handle: 'shirt', alts: [undefined] });
  expect(readDetails(draftDetails(cells))).toEqual({});
});

test('lines end as any computer ends them, and a status has any case', () => {
  const draft = draftDetails({
    attributes: 'A: 1\r\nB: 2\rC: 3\n',
    status: ' Draft ',
    image_alts: 'a\r\nb\n',
  });
  expect(draft).toMatchObject({ status: 'DRAFT', imageAlts: ['a', 'b'] });
  expect(draft.attributes).toHaveLength(3);
});
