import { cleanText } from '@mela/rules/text.ts';
import { expect, test } from 'vitest';
import type { Product } from '../../src/modules/catalogue/products/product.ts';
import { countsOf, exportFile, importFile } from './files.ts';
import { serveTransferShop } from './shop.ts';

const shop = serveTransferShop();
const TEXTS = [
  'plain',
  '=1+1',
  "'=1+1",
  "''-x",
  "'tis silk",
  "'",
  '-20 % off',
  '@home',
  '+91 22',
  '＝full width',
  'a "quoted" word',
  '"',
  '"",',
  'comma, semicolon; tab\tend',
  'two\nlines',
  'two\r\nlines',
  'old Mac\rlines',
  '漢字 🧥 ü é ﷽',
  '\u200bzero width',
  'क्\u200dष joined',
  '00123',
  '1e5',
  'TRUE',
  '\\"backslash\\',
];

async function everything(): Promise<Product[]> {
  return shop.collections.products.find().sort({ _id: 1 }).toArray();
}

async function putAll(): Promise<void> {
  for (const text of TEXTS) {
    // Only a description can contain line breaks and tabs.
    const title = text.replace(/\p{Cc}+/gu, ' ');
    await shop.put({ title, description: `${text} ${text}` });
    await shop.put({ title: `x ${title}`, description: text, badge: 'TOP_SELL', isNew: true });
  }
}

test('an exported file that is imported again changes nothing, whatever the texts are', async () => {
  await putAll();
  const before = await everything();
  const answer = await importFile(shop, await exportFile(shop));
  expect(countsOf(answer)).toEqual([0, 0, before.length, 0]);
  expect(await everything()).toEqual(before);
});

test('products that were deleted since are recreated with all their data', async () => {
  // Excludes texts with invisible characters, which an import removes. Only data from before this rule
  // contains them.
  for (const text of TEXTS.filter((one) => cleanText(one) === one)) {
    const title = text.replace(/\s+/g, ' ');
    await shop.put({ title, description: `${text} ${text}` });
    await shop.put({ title: `x ${title}`, description: text, badge: 'TOP_SELL', isNew: true });
  }
  const before = await shop.others();
  const file = await exportFile(shop);
  await shop.collections.products.deleteMany({ _id: { $ne: shop.first._id } });
  expect(countsOf(await importFile(shop, file))).toEqual([before.length, 0, 1, 0]);
  const said = ({ createdAt: _, updatedAt: __, version: ___, ...fields }: Product) => fields;
  const byId = (a: Product, b: Product) => (a._id.toHexString() < b._id.toHexString() ? -1 : 1);
  expect((await shop.others()).sort(byId).map(said)).toEqual(before.sort(byId).map(said));
});
