import { execFile } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';
import { askFor } from '../graphql/ask.ts';
import { createCategory, createProduct } from '../graphql/shop.ts';
import { spawnServer } from '../serve.ts';
import { imagesIn, temporaryFolder } from './copies.ts';

const COMMANDS = join(import.meta.dirname, '../../commands');

async function run(command: string, dataDir: string, ...words: string[]): Promise<string> {
  const PATH = `${inject('mongodFolder')}${delimiter}${process.env['PATH']}`;
  const { MONGODB_URI: _, ...environment } = process.env;
  const options = { env: { ...environment, PATH, DATA_DIR: dataDir } };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(COMMANDS, `${command}.ts`), ...words],
    options,
  );
  return stdout;
}

it('npm run backup copies the embedded database of a running server, npm run restore makes one of it', async () => {
  const [dataDir, otherDir, folder] = await Promise.all([1, 2, 3].map(temporaryFolder));
  const file = join(folder ?? '', 'shop.tar.zst');
  const url = await spawnServer({ dataDir: dataDir ?? '' }).url;
  await createProduct({ url }, await createCategory({ url }, 'Saris'), { title: 'Silk sari' });
  expect(await run('backup', dataDir ?? '', file)).toMatch(
    /The shop and 3 files of images are in .*shop\.tar\.zst/,
  );
  expect(await run('restore', otherDir ?? '', file)).toMatch(/3 files of images\.\nWhat was live/);
  expect(imagesIn(otherDir ?? '')).toEqual(imagesIn(dataDir ?? ''));
  const other = await spawnServer({ dataDir: otherDir ?? '' }).url;
  const { products } = await askFor({ url: other }, '{ products { nodes { title } } }');
  expect(products.nodes).toEqual([{ title: 'Silk sari' }]);
  await expect(run('restore', otherDir ?? '', file)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The shop is not empty: .*--replace\n$/),
  });
});
