import { expect, test } from 'vitest';
import { drawImage } from '../sample-images/draw.ts';
import { refusal } from './api.ts';
import { addProduct, formOf, productFields, serveShop } from './shop.ts';

const shop = serveShop();

test('a product is returned with its details, and no empty ones', async () => {
  const image = { name: 'a.png', bytes: await drawImage() };
  const plain = await addProduct(shop, [image]);
  const details = {
    handle: 'blue-dress',
    brand: 'Mela',
    sku: 'AB-1',
    stock: '7',
    tags: 'cotton, summer',
    options: 'Colour: Red | Blue\nSize: S',
    attributes: 'Weight: 200 g',
    status: 'hidden',
    show_from: '2026-01-31T09:00+05:30',
    show_until: '2027-01-31',
    image_alts: 'From the front',
    seo_title: 'Blue dresses',
    seo_description: 'Sewn in Jaipur.',
  };
  const { envelope } = await addProduct(shop, [image], details);
  expect(envelope.data).toEqual({
    ...plain.envelope.data,
    _id: envelope.data?._id,
    ...{ handle: 'blue-dress', brand: 'Mela', sku: 'AB-1', stock: 7, tags: ['cotton', 'summer'] },
    options: [
      { name: 'Colour', values: ['Red', 'Blue'] },
      { name: 'Size', values: ['S'] },
    ],
    attributes: [{ name: 'Weight', value: '200 g' }],
    status: 'hidden',
    show_from: '2026-01-31T03:30:00.000Z',
    show_until: '2027-01-31T00:00:00.000Z',
    image_alts: ['From the front'],
    ...{ seo_title: 'Blue dresses', seo_description: 'Sewn in Jaipur.' },
  });
  const list = (await (await fetch(`${shop.url}/api/product/list`)).json()) as { data: unknown[] };
  expect(list.data).toEqual([plain.envelope.data, envelope.data]);
});

test('invalid details are refused by the form’s names', async () => {
  const bytes = await drawImage();
  const { envelope } = await addProduct(shop, [{ name: 'a.png', bytes }], {
    ...{ stock: 'many', status: 'sold', show_from: 'soon', handle: 'Red Shoe' },
  });
  const errors = {
    handle: 'Handle must be lowercase letters a to z and digits, separated by single hyphens',
    stock: 'Stock must be a whole number of 0 or more, or empty',
    status: 'Status must be active, draft or hidden',
    show_from: 'Show from must be a date and time with a time zone, such as 2026-01-31T09:00+05:30',
  };
  expect(envelope).toEqual(refusal(400, errors.handle, errors));
});

test('a form with every field at its limit is accepted', async () => {
  const long = (length: number) => 'é'.repeat(length);
  const lines = (count: number, line: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => line(index)).join('\n');
  const fields = {
    ...productFields(shop),
    ...{ title: long(200), description: long(5_000), brand: long(100), sku: long(100) },
    tags: lines(20, (index) => `${long(48)}${index}`).replaceAll('\n', ','),
    // These options make a hundred variants.
    options: [20, 5, 1]
      .map(
        (count, name) => `${name}: ${lines(count, (value) => `${long(48)}${value}`).replaceAll('\n', '|')}`,
      )
      .join('\n'),
    attributes: lines(50, (index) => `${long(48)}${index}: ${long(200)}`),
    image_alts: long(200),
  };
  const form = formOf(fields, [{ name: 'a.png', bytes: await drawImage() }]);
  const answer = await fetch(`${shop.url}/api/product/add`, { method: 'POST', body: form });
  expect(await answer.json()).toMatchObject({ success: true });
});
