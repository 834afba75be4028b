import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { RunningServer } from '../../src/app/server.ts';
import { Browser, invited, programOf } from '../accounts/callers.ts';
import { openTestDatabase } from '../database.ts';
import { buy, openShop, sell } from '../orders/selling-shop.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { eventually, type ServedApp } from '../serve.ts';

const CONFIG = '../../../mela.config.ts';
const database = openTestDatabase();
const app = { ...database } as { -readonly [Key in keyof ServedApp]: ServedApp[Key] };
const owner = new Browser(app);
let server: RunningServer;

/** Starts a server whose `mela.config.ts` has one more line. */
beforeAll(async () => {
  vi.resetModules();
  vi.doMock(CONFIG, async () => {
    const { modules } = await vi.importActual<typeof import('../../../mela.config.ts')>(CONFIG);
    const { guestbookModule } = await import('./guestbook-module.ts');
    return { modules: [...modules, guestbookModule] };
  });
  const { startServer } = await import('../../src/app/server.ts');
  const { BUILT } = await import('../../src/app/http/static-files.ts');
  const dataDir = await mkdtemp(join(tmpdir(), 'third-party-'));
  const settings = {
    ...{ MONGODB_URI: database.uri, MONGODB_DB: database.name, DATA_DIR: dataDir },
    ...{ PORT: '0', LOG_LEVEL: 'fatal' },
  };
  server = await startServer(settings, undefined, undefined, { ...BUILT, site: makeSmallSite() });
  Object.assign(app, { dataDir, server, url: server.url });
  return () => rm(dataDir, { recursive: true, force: true });
});
afterAll(async () => {
  await server?.stop();
  vi.doUnmock(CONFIG);
  vi.resetModules();
});

const visits = () => database.db.collection<{ _id: string }>('visits');
const signed = (name: string) => visits().findOne({ _id: name });

it('runs at the start, and in the background', async () => {
  expect(await signed('the start')).toMatchObject({ by: 'start' });
  await eventually(async () => expect(await signed('the job')).toMatchObject({ by: 'job' }));
});

it('has its collection and indexes', async () => {
  expect(await visits().indexes()).toContainEqual(expect.objectContaining({ name: 'by' }));
});

it('receives orders and changes in their transactions', async () => {
  await openShop(app);
  const { id } = await sell(app, 'Shawl', 1_000);
  expect(await signed('Shawl, by a guest of kind open')).toMatchObject({ by: 'change' });
  const { number } = await buy(app, id);
  expect(await signed(`order ${number}`)).toMatchObject({ by: 'order' });
});

it('answers permitted callers, and nobody else', async () => {
  const shopper = new Browser(app);
  await owner.signUp('owner@shop.test');
  const viewer = await invited(owner, app, 'viewer@shop.test', 'VIEWER');
  const guests = '{ guests }';
  const sign = 'mutation { signGuestbook }';
  const codeOf = async (caller: Browser, query: string) =>
    (await caller.ask(query)).errors[0]?.extensions.code ?? 'ANSWERED';
  expect(await codeOf(shopper, guests)).toBe('UNAUTHENTICATED');
  expect(await codeOf(viewer, guests)).toBe('ANSWERED');
  expect(await codeOf(viewer, sign)).toBe('FORBIDDEN');
  expect((await owner.askFor(sign)).signGuestbook).toBe('a guest of kind operator');
  const other = await programOf(owner, app, ['READ', 'ORDERS']);
  expect(await codeOf(other, guests)).toBe('FORBIDDEN');
  const program = await programOf(owner, app, ['GUESTBOOK']);
  expect((await program.askFor(sign)).signGuestbook).toBe('a guest of kind token');
  expect((await program.askFor(guests)).guests).toEqual(
    expect.arrayContaining(['a guest of kind operator', 'a guest of kind token', 'the job', 'the start']),
  );
});

it('is measured, and its data is checked', async () => {
  const metrics = await (await fetch(`${app.url}/metrics`)).text();
  expect(metrics).toMatch(/^mela_guestbook_visits [1-9]/m);
  expect(metrics).toMatch(/^mela_job_runs_total\{job="sign-guestbook"\} [1-9]/m);
  const { checkData } = await import('../../src/app/shop/modules.ts');
  const { collectionsOf } = await import('../../src/app/shop/collections.ts');
  await visits().insertOne({ _id: '' });
  const faults: string[] = [];
  for await (const fault of checkData(collectionsOf(database.db))) faults.push(fault);
  expect(faults).toEqual(['A guest has no name.']);
});
