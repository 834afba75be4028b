import { beforeEach, describe, expect, test } from 'vitest';
import { askFor } from '../graphql/ask.ts';
import { readHistory, undoAll, type WireChange } from '../history/ask-history.ts';
import { fileOf, importFile } from './files.ts';
import { newRow, serveTransferShop } from './shop.ts';

const shop = serveTransferShop();
const names = async () =>
  (await shop.collections.categories.find().sort({ name: 1 }).toArray()).map(({ name }) => name);
const row = (title: string, category: string) => newRow(shop, { title, category_id: '', category });
const lastGroup = async () => (await readHistory(shop)).find(({ group }) => group !== null) as WireChange;

beforeEach(async () => {
  await shop.collections.categories.deleteMany({ name: { $ne: 'Dresses' } });
  await shop.collections.history.deleteMany({});
});

describe('undoing an import', () => {
  test('removes the categories that it created', async () => {
    await importFile(shop, fileOf([row('A', 'Capes'), row('B', 'Shawls'), row('C', 'Capes')]));
    const made = await lastGroup();
    expect(made.group).toMatchObject({ created: 3 });
    const undone = await undoAll(shop, made);
    expect(undone.group?.undoing).toMatchObject({ left: 0, done: 5 });
    expect(await names()).toEqual(['Dresses']);
    expect(await shop.others()).toEqual([]);
  });

  test('keeps categories that are in use by now, and says why', async () => {
    const used = ['Bought', 'Edited', 'Linked', 'Parent', 'Unused'];
    await importFile(shop, fileOf(used.map((name) => row(`Of ${name}`, name))));
    const made = await lastGroup();
    const find = async (name: string) => {
      const found = await shop.collections.categories.findOne({ name });
      if (!found) throw new Error(name);
      return { id: found._id.toHexString(), _id: found._id, handle: found.handles?.[0] };
    };
    await shop.put({ categoryId: (await find('Bought'))._id, title: 'Later' });
    const EDIT = 'mutation ($id: ID!) { updateCategory(id: $id, input: { name: "Edited since" }) { id } }';
    await askFor(shop, EDIT, { id: (await find('Edited')).id });
    const CHILD = 'mutation ($id: ID!) { createCategory(input: { name: "Child", parentId: $id }) { id } }';
    await askFor(shop, CHILD, { id: (await find('Parent')).id });
    const menu = [{ label: 'Menu', href: `/category/${(await find('Linked')).handle}` }];
    await shop.collections.content.updateOne(
      { _id: 'content' },
      { $set: { 'sections.navigation': menu, version: 1, images: [], updatedAt: new Date() } },
      { upsert: true },
    );
    const undone = await undoAll(shop, made);
    expect(await names()).toEqual(['Bought', 'Child', 'Dresses', 'Edited since', 'Linked', 'Parent']);
    expect(undone.group?.undoing?.firstLeft.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
      { name: 'Bought', reason: 'The category was not deleted, because it has products.' },
      { name: 'Edited', reason: expect.stringContaining('This item has been changed since it was created') },
      { name: 'Linked', reason: 'The category was not deleted, because a menu or page links to it.' },
      { name: 'Parent', reason: 'The category was not deleted, because it has subcategories.' },
    ]);
  });

  test('removes a category within another one that it created', async () => {
    const columns = 'ID,Type,SKU,Name,Published,Description,Regular price,Categories,Images';
    const csv = `${columns}\n1,simple,w-1,Cup,1,Round,5,Kitchen > Cups,\n`;
    await importFile(shop, csv);
    expect(await names()).toEqual(['Cups', 'Dresses', 'Kitchen']);
    await undoAll(shop, await lastGroup());
    expect(await names()).toEqual(['Dresses']);
  });
});
