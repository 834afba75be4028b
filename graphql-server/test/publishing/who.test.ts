import { expect, test } from 'vitest';
import { Browser } from '../accounts/callers.ts';
import { dataOf } from '../graphql/ask.ts';
import { eventually } from '../serve.ts';
import { serveLiveShop } from './live-shop.ts';

const shop = serveLiveShop();

test('a release names whoever asked for it, where there are accounts', async () => {
  await shop.add('Red shoe');
  const owner = new Browser(shop.app);
  dataOf(await owner.signUp('asha@example.com'));
  await owner.askFor('mutation { updateProfile(name: "$Asha") { name } }');
  await owner.askFor('mutation { publishStorefront { state } }');
  await eventually(async () => {
    const { releases } = await owner.askFor('{ releases { nodes { cause } } }');
    expect(releases.nodes).toEqual([{ cause: 'Use my catalogue, by $Asha: 1 product' }]);
  });
});
