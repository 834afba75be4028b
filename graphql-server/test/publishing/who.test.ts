import { SAMPLE_CONTENT } from '@mela/rules/content/sample-content.ts';
import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { entriesSince } from '../../src/modules/publishing/process/entries-since.ts';
import { Browser, invited } from '../accounts/callers.ts';
import { dataOf } from '../graphql/ask.ts';
import { eventually } from '../serve.ts';
import { serveLiveShop } from './live-shop.ts';

const shop = serveLiveShop();

test('a release names the operator who requested it, if accounts exist', async () => {
  await shop.add('Red shoe');
  const owner = new Browser(shop.app);
  dataOf(await owner.signUp('asha@example.com'));
  await owner.askFor('mutation { updateProfile(name: "$Asha") { name } }');
  await owner.askFor('mutation { publishStorefront { state } }');
  await eventually(async () => {
    const { releases } = await owner.askFor('{ releases { nodes { cause causedBy } } }');
    expect(releases.nodes).toEqual([{ cause: 'CATALOGUE_USED', causedBy: ['$Asha'] }]);
  });
});

test('a release names the operators whose changes it shows, and the changes of the history', async () => {
  const owner = new Browser(shop.app);
  await owner.signIn('asha@example.com');
  const editor = await invited(owner, shop.app, 'meera@example.com', 'EDITOR');
  const { products } = await owner.askFor('{ products { nodes { id } } }');
  const { id } = products.nodes[0];
  const change = 'mutation ($id: ID!) { changeProducts(selection: { ids: [$id] }, change: { isNew: true }) }';
  await editor.askFor(change, { id });
  await eventually(async () => {
    const { releases } = await owner.askFor(`{ releases { nodes { cause causedBy changed { products }
      changes { subjectName by fields { field after { isOn } } } } } }`);
    expect(releases.nodes[0]).toEqual({
      ...{ cause: 'SAVED', causedBy: ['Meera'], changed: { products: 1 } },
      changes: [
        { subjectName: 'Red shoe', by: 'Meera', fields: [{ field: 'IS_NEW', after: { isOn: true } }] },
      ],
    });
  });
});

test('a preview is visible for ten minutes to the team, and to nobody else who has its address', async () => {
  const owner = new Browser(shop.app);
  await owner.signIn('asha@example.com');
  const asked = `mutation ($values: StorefrontContentValues!) { release: previewStorefrontContent(values: $values) }`;
  const values = { shop: { ...SAMPLE_CONTENT.shop, name: 'Soon' } };
  const { release } = await owner.askFor(asked, { values });
  const path = `/?release=${release}`;
  const begun = await shop.get(path, { cookie: owner.cookie });
  expect(begun.headers.get('set-cookie')).toMatch(
    new RegExp(`^release=${release}; Path=/; Max-Age=600; HttpOnly; SameSite=Lax$`),
  );
  const page = await shop.get('/', { cookie: `${owner.cookie}; release=${release}` });
  expect(page.headers.get('cache-control')).toBe('private, no-store');
  expect(page.body).toContain('<p>Soon</p>');
  const strangers = [await shop.get(path), await shop.get('/', { cookie: `release=${release}` })];
  for (const { status, headers, body } of strangers) {
    expect([status, headers.get('set-cookie')]).toEqual([200, null]);
    expect(body).not.toContain('Soon');
  }
});

test('a release has the latest changes that no earlier one had, and a group as one', async () => {
  const { history } = shop.collections;
  const [shoe, hat, group] = [new ObjectId(), new ObjectId(), new ObjectId()] as const;
  const at = new Date();
  const entryOf = (subjectId: ObjectId, name: string, changes: object = {}) => ({
    ...({ _id: new ObjectId(), subject: 'PRODUCT', subjectId, name: 'Shoe', action: 'CHANGED' } as const),
    ...{ at, expiresAt: at, by: { name } },
    ...changes,
  });
  const before = entryOf(shoe, 'A');
  const ofHat = entryOf(hat, 'I');
  const grouped = entryOf(shoe, 'B', { groupId: group });
  const more = [...'CDEFGH'].map((name) => entryOf(shoe, name));
  const ofGroup = { ...entryOf(group, 'B'), _id: group, group: { work: 'IMPORT', undos: 0 } as const };
  await history.insertMany([before, ofHat, ofGroup, grouped, ...more]);
  const changes = { products: [shoe.toHexString()], categories: [], redirects: [], content: [] };
  const ids = (entries: { _id: ObjectId }[]) => entries.map(({ _id }) => _id.toHexString());
  const [, ...rest] = more.toReversed();
  const former = ids([before, more.at(-1) as typeof before]);

  const found = await entriesSince(history, changes, Date.now(), former);
  expect(found).toMatchObject({ entries: ids(rest), authors: ['B', 'C', 'D', 'E', 'F', 'G'] });
  expect(await entriesSince(history, changes, Date.now(), [...former, ...found.seen])).toMatchObject({
    entries: [],
  });
  const older = await entriesSince(history, changes, Date.now(), ids([before, ...more]));
  expect(older).toMatchObject({ entries: [group.toHexString()], authors: ['B'] });
  const unknown = await entriesSince(history, null, Date.now(), ids([before, ...more]));
  expect(unknown.entries.slice(0, 2)).toEqual(ids([ofHat, ofGroup]));
  expect(await entriesSince(history, changes, Date.now() + 60_000, [])).toMatchObject({
    entries: [],
    authors: [],
  });
});
