import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Collection } from 'mongodb';
import { afterEach, expect, it, vi } from 'vitest';
import { backUp } from '../../src/app/backup/back-up.ts';
import { restore } from '../../src/app/backup/restore.ts';
import { askFor } from '../graphql/ask.ts';
import { serveLiveShop } from '../publishing/live-shop.ts';
import { eventually } from '../serve.ts';
import { shopIn, temporaryFolder } from './copies.ts';

/** A delay that is long enough to publish a release in the meantime. */
const SLOW_MS = 150;
const shop = serveLiveShop();

afterEach(() => void vi.restoreAllMocks());

function renameSlowly(): void {
  const { rename } = Collection.prototype;
  vi.spyOn(Collection.prototype, 'rename').mockImplementation(async function slowly(this: Collection, ...to) {
    await sleep(SLOW_MS);
    return rename.apply(this, to);
  });
}

const nameShop = async (name: string) => {
  const { content } = await askFor(shop.app, '{ content: storefrontContent { version values } }');
  const { version, values } = content;
  const input = { version, values: { shop: { ...values.shop, name } } };
  await askFor(
    shop.app,
    'mutation ($input: UpdateStorefrontContentInput!) { updateStorefrontContent(input: $input) { version } }',
    { input },
  );
};

/** The page's texts about the product and the shop. */
async function shown(): Promise<string> {
  const { body } = await shop.get('/product/sari');
  return `${/<h1>(\w+)/.exec(body)?.[1]} ${/<p>(\w+)/.exec(body)?.[1]}`;
}

const isShown = (text: string) => eventually(async () => expect(await shown()).toBe(text));

it('while a backup replaces a live shop, no mixture of both is shown', async () => {
  const own = shopIn(shop.app.client, shop.app.name, shop.app.dataDir);
  const file = join(await temporaryFolder(), 'shop.tar.zst');
  const product = await shop.add('Former', { handles: ['sari'] });
  await nameShop('Former');
  await shop.goLive();
  await isShown('Former Former');
  await backUp(own, file);
  await shop.change(product, { title: 'Later' });
  await nameShop('Later');
  await isShown('Later Later');

  renameSlowly();
  let isOver = false;
  const restoring = restore(own, file, { isReplacing: true, log: () => {} });
  void restoring.finally(() => {
    isOver = true;
  });
  const seen = new Set<string>();
  while (!isOver) {
    seen.add(await shown());
    await sleep(20);
  }
  await restoring;
  await isShown('Former Former');
  expect([...seen].filter((text) => !/^(\w+) \1$/.test(text))).toEqual([]);
});
