import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from './config.ts';
import { ShopAddress } from './shop-address.ts';

/** Creates an address that follows a file. @returns a function that reads the file again */
function followFile(text: string, environment: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'address-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'address');
  writeFileSync(file, text);
  const config = readConfig({ PUBLIC_URL_FILE: file, ...environment });
  const [log, onChange] = [vi.fn(), vi.fn(async () => {})];
  const address = new ShopAddress(config, log);
  const start = vi.fn<Parameters<typeof address.follow>[0]['start']>();
  address.follow({ start }, onChange);
  const run = async (signal: AbortSignal) => start.mock.calls[0]?.[0].run(signal);
  const reread = async (changed?: string) => {
    if (changed !== undefined) writeFileSync(file, changed);
    await run(new AbortController().signal);
  };
  return { address, config, log, onChange, file, reread, run };
}

test('without a configured address the shop has the server’s listening address, and no file is read', () => {
  const address = new ShopAddress(readConfig({}), () => {});
  address.listensAt('http://localhost:4000');
  address.follow({ start: () => expect.unreachable() }, async () => {});
  expect(address.origin).toBe('http://localhost:4000');
});

test('a new address changes the configuration, and who may use the admin without an account', async () => {
  const { address, config, onChange, reread } = followFile('http://localhost:8000');
  address.listensAt('http://localhost:4000');
  expect([address.origin, config.isAdminOpen]).toEqual(['http://localhost:8000', true]);
  await reread('https://shop.example\n');
  expect([address.origin, config.isAdminOpen]).toEqual(['https://shop.example', false]);
  await reread('http://127.0.0.1:9000');
  expect([address.origin, config.isAdminOpen]).toEqual(['http://127.0.0.1:9000', true]);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('the same address in another spelling is not a change', async () => {
  const { config, log, onChange, reread } = followFile('https://shop.example');
  const { publicUrl } = config;
  await reread();
  await reread(' https://SHOP.example:443/\n');
  expect(config.publicUrl).toBe(publicUrl);
  expect([log.mock.calls, onChange.mock.calls]).toEqual([[], []]);
});

test('an error keeps the address, and is logged once until the address changes', async () => {
  const { address, file, log, onChange, reread } = followFile('https://shop.example');
  const logged = () => log.mock.calls.splice(0).map(([line, level]) => `${level}: ${line}`);
  for (const text of ['shop.example', 'https://shop.example/path', 'https://a.example\nhttps://b.example'])
    await reread(text);
  const stays = 'The shop keeps the address https://shop.example.';
  expect(logged()).toEqual([
    `warn: PUBLIC_URL must be an address without a path, such as https://shop.example. ${stays}`,
  ]);
  await reread(' \n');
  expect(logged()).toEqual([`warn: The file in PUBLIC_URL_FILE is empty. ${stays}`]);
  rmSync(file);
  await reread();
  await reread();
  expect(logged()).toEqual([`warn: The file in PUBLIC_URL_FILE cannot be read (ENOENT). ${stays}`]);
  await reread('https://shop.example');
  await reread('');
  expect(logged()).toEqual([`warn: The file in PUBLIC_URL_FILE is empty. ${stays}`]);
  expect([address.origin, onChange.mock.calls]).toEqual(['https://shop.example', []]);
});

test('nothing is changed or logged while the server stops', async () => {
  const { address, file, log, run } = followFile('https://shop.example');
  writeFileSync(file, 'https://new.example');
  await run(AbortSignal.abort());
  expect([address.origin, log.mock.calls]).toEqual(['https://shop.example', []]);
});
