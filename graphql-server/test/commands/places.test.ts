import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { PARTS } from '../../commands/build-parts.ts';
import { BUILT } from '../../src/app/http/static-files.ts';
import { readConfig } from '../../src/kernel/config.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

test('the server serves the folders that the build writes', () => {
  expect(existsSync(resolve(ROOT, 'package-lock.json'))).toBe(true);
  expect(Object.values(BUILT)).toEqual(PARTS.map(({ output }) => resolve(ROOT, output)));
});

test('the data is in the folder .data of the repository unless the environment says otherwise', () => {
  expect(readConfig({}).dataDir).toBe(resolve(ROOT, '.data'));
});
