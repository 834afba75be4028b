import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../../src/app/server.ts';
import { imageFiles } from '../../src/kernel/images/image-store.ts';
import { SWEEP_TIMES } from '../../src/kernel/images/image-sweep.ts';
import { openShopDatabase, type TestDatabase } from '../database.ts';
import { addCategory, addProduct, type Shop } from '../rest/shop.ts';
import { drawImage } from '../sample-images/draw.ts';
import { eventually } from '../serve.ts';

const ORPHAN = 'b'.repeat(32);
const own = openShopDatabase();
const other = openShopDatabase();
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sweep-'));
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

function start({ uri, name }: TestDatabase): Promise<RunningServer> {
  const environment = {
    MONGODB_URI: uri,
    MONGODB_DB: name,
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'fatal',
  };
  return startServer(environment);
}

/** Starts a server, adds a product, and stops it again. @returns the image folder of this database */
async function serveProduct(database: TestDatabase): Promise<string> {
  const server = await start(database);
  const shop = { ...database, url: server.url, categoryId: await addCategory(server, 'Dresses') };
  const { status } = await addProduct(shop as Shop, [{ name: 'a.png', bytes: await drawImage() }]);
  expect(status).toBe(200);
  await server.stop();
  const document = await database.db.collection('shop').findOne();
  return join(dataDir, 'uploads', document?.['databaseId']);
}

async function filesIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).sort();
}

test('a server removes only unused files in its own database’s folder', async () => {
  const folders = [await serveProduct(own), await serveProduct(other)] as const;
  const [kept, keptByOther] = [await filesIn(folders[0]), await filesIn(folders[1])];
  expect([kept.length, keptByOther.length]).toEqual([3, 3]);
  const orphans = [...Object.values(imageFiles(ORPHAN)), `${ORPHAN}.webp.0b0c.tmp`, 'half.tmp'];
  for (const folder of folders) {
    for (const file of [...orphans, 'notes.txt']) await writeFile(join(folder, file), 'x');
    for (const file of await readdir(folder)) await utimes(join(folder, file), 0, 0);
  }

  const register = own.db.collection('images');
  await register.deleteMany({});
  SWEEP_TIMES.pauseMs = 0;
  const server = await start(own);
  await eventually(async () => expect(await filesIn(folders[0])).toEqual([...kept, 'notes.txt'].sort()));
  // Registers the images of earlier versions, and no deleted ones.
  const hash = kept[0]?.slice(0, ORPHAN.length);
  await eventually(async () =>
    expect(await register.find().toArray()).toEqual([{ _id: hash, at: new Date(0) }]),
  );
  expect(await filesIn(folders[1])).toEqual([...keptByOther, ...orphans, 'notes.txt'].sort());
  for (const file of kept) expect((await fetch(`${server.url}/uploads/${file}`)).status).toBe(200);
  // Other files in the folder are not public.
  expect((await fetch(`${server.url}/uploads/notes.txt`)).status).toBe(404);
  expect((await fetch(`${server.url}/uploads/${keptByOther[0]}`)).status).toBe(404);
  await server.stop();
});
