import { join } from 'node:path';
import { expect, it } from 'vitest';
import { backUp } from '../../src/app/backup/back-up.ts';
import { restore } from '../../src/app/backup/restore.ts';
import { serveLiveShop } from '../publishing/live-shop.ts';
import { eventually } from '../serve.ts';
import { shopIn, temporaryFolder } from './copies.ts';

const shop = serveLiveShop();
const REPLACING = { isReplacing: true, log: () => {} };

it('the storefront shows the state of a restored backup: the sample, or its catalogue in a new release', async () => {
  // Show the sample again, because the shop still has the results of the first run when the test is repeated.
  await shop.tell('showSample');
  await shop.collections.products.deleteMany({});
  const own = shopIn(shop.app.client, shop.app.name, shop.app.dataDir);
  const folder = await temporaryFolder();
  const [sample, live] = [join(folder, 'sample.tar.zst'), join(folder, 'live.tar.zst')];
  const product = await shop.add('Silk sari');
  await backUp(own, sample);
  await shop.goLive();
  await backUp(own, live);
  await shop.change(product, { handles: ['other-sari'] });
  await eventually(async () => expect((await shop.get('/product/other-sari')).status).toBe(200));

  await restore(own, sample, REPLACING);
  await eventually(async () => expect((await shop.get('/')).body).toContain('The sample'));
  const [former] = await shop.releases();

  await restore(own, live, REPLACING);
  await eventually(async () => expect((await shop.get('/product/silk-sari')).status).toBe(200));
  const [latest] = await shop.releases();
  expect(latest?.number).toBeGreaterThan(former?.number ?? 0);
  expect((await shop.get('/product/other-sari')).status).not.toBe(200);
});
