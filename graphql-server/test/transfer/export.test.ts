import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { callApi, refusal } from '../rest/api.ts';
import { addCategory } from '../rest/shop.ts';
import { exportFile, type Row } from './files.ts';
import { idOf, serveTransferShop } from './shop.ts';

const HEAD =
  'id,title,description,category,category_id,regular_price,selling_price,discount_percentage,badge,is_featured,is_popular,is_new,images,version,handle,brand,sku,stock,tags,options,attributes,status,show_from,show_until,image_alts,barcode,weight_grams,variant_id,option1_value,option2_value,option3_value,variant_sku,variant_barcode,variant_price,variant_compare_at_price,variant_weight_grams,variant_stock,variant_is_sold,variant_image,seo_title,seo_description,cost,variant_cost';
const NO_VARIANT = ','.repeat(14);
/** The columns of this shop's modules. */
const MODULE_COLUMNS =
  'tax_class,hsn_code,mrp,country_of_origin,manufacturer,packer,importer,net_quantity,best_before';
const NO_SEO = ',';
const NO_FIELDS = ','.repeat(10);
const shop = serveTransferShop();

async function titles(query: string): Promise<(string | undefined)[]> {
  const rows = parse(await exportFile(shop, query), { bom: true, columns: true }) as Row[];
  return rows.map(({ title }) => title);
}

test('returns a download named after the day, with a byte order mark', async () => {
  const response = await fetch(`${shop.url}/api/product/export`);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="products-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect([...(await response.bytes()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

test('writes a line for each product, with CRLF and the values of the REST list', async () => {
  const product = await shop.put({
    title: 'Silk "Banarasi", red',
    description: 'One\nTwo',
    badge: 'BEST_SELL',
  });
  await shop.collections.products.updateOne({ _id: product._id }, { $set: { regularPrice: 199_990 } });
  const [head, ...lines] = (await exportFile(shop)).split('\r\n');
  expect(head).toBe(`\uFEFF${HEAD},${MODULE_COLUMNS}`);
  expect(lines).toEqual([
    `${idOf(product)},"Silk ""Banarasi"", red","One\nTwo",Dresses,${shop.categoryId},1999.9,100,95,Best Sell,0,0,0,${shop.image},1,${idOf(product)},,,,,,,active,,,${NO_VARIANT},${NO_SEO},${NO_FIELDS}`,
    `${idOf(shop.first)},Summer dress,"Light, long and blue.",Dresses,${shop.categoryId},1999.9,1499.5,25.02,Hot,1,0,1,${shop.image},1,summer-dress,,,,,,,active,,,${NO_VARIANT},${NO_SEO},${NO_FIELDS}`,
    '',
  ]);
});

test('leaves the category of an uncategorised product empty', async () => {
  const gone = await addCategory(shop, 'Gone');
  await callApi(shop, `DELETE /category/delete/${gone}`);
  await shop.put({ title: 'Lost', categoryId: shop.first._id });
  expect(await exportFile(shop, '?text=lost')).toContain(',Lost,Cool in the heat.,,,200,100,50,');
});

test.each(['=HYPERLINK("http://evil.example","x")', '+1', '-2+3', '@SUM(A1)'])(
  'no spreadsheet program takes %j for a formula',
  async (title) => {
    await shop.put({ title });
    const [, row] = parse(await exportFile(shop), { bom: true }) as string[][];
    expect(row?.[1]).toBe(`'${title}`);
  },
);

describe('exports the products of the list:', () => {
  let bags = '';

  beforeAll(async () => {
    bags = await addCategory(shop, 'Bags');
  });

  test.each([
    ['', ['Tote', 'Clutch', 'Summer dress']],
    ['?text=clu', ['Clutch']],
    ['?text=nothing+like+it', []],
    ['?is_popular=1', ['Tote']],
    ['?is_featured=0', ['Tote', 'Clutch']],
    ['?is_new=1&is_featured=1', ['Summer dress']],
    ['?shown_status=Scheduled', ['Clutch']],
    ['?shown_status=Active', ['Tote', 'Summer dress']],
    ['?order_by=title&direction=asc', ['Clutch', 'Summer dress', 'Tote']],
    ['?order_by=selling_price', ['Summer dress', 'Tote', 'Clutch']],
    ['?direction=asc', ['Summer dress', 'Clutch', 'Tote']],
  ])('%j', async (query, expected) => {
    await shop.put({
      ...{ title: 'Clutch', sellingPrice: 5, showFrom: new Date(Date.now() + 1e9) },
      createdAt: new Date(Date.now() + 1000),
    });
    await shop.put({
      title: 'Tote',
      sellingPrice: 6,
      isPopular: true,
      createdAt: new Date(Date.now() + 2000),
    });
    expect(await titles(query)).toEqual(expected);
  });

  test('a category', async () => {
    const other = await shop.collections.categories.findOne({ name: 'Bags' });
    await shop.put({ title: 'Clutch', ...(other && { categoryId: other._id }) });
    expect(await titles(`?category_id=${bags}`)).toEqual(['Clutch']);
    expect(await titles('?category_id=none')).toEqual([]);
  });
});

test.each([
  ['?is_new=yes', { is_new: 'is_new must be one of 0, 1.' }],
  [
    '?order_by=price',
    {
      order_by:
        'order_by must be one of created_at, updated_at, title, regular_price, selling_price, category, status.',
    },
  ],
  ['?direction=up', { direction: 'direction must be one of asc, desc.' }],
  ['?text=a&text=b', { text: 'text can only be given once.' }],
  [
    '?page=2',
    {
      page: 'The export has no parameter page. It accepts text, category_id, is_featured, is_popular, is_new, badge, status, shown_status, order_by, direction, lacks_legal_information.',
    },
  ],
  [`?text=${'a'.repeat(201)}`, { text: 'A search can have at most 200 characters' }],
])('refuses %s', async (query, errors) => {
  const { status, envelope } = await callApi(shop, `GET /product/export${query}` as never);
  expect(status).toBe(400);
  expect(envelope).toStrictEqual(refusal(400, Object.values(errors)[0] ?? '', errors));
});

test('an export that is aborted ends its query, and the server continues to answer', async () => {
  const broken = new AbortController();
  const response = await fetch(`${shop.url}/api/product/export`, { signal: broken.signal });
  broken.abort();
  await expect(response.text()).rejects.toThrow();
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
});
