import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const STORE = {
  STORAGE: 's3',
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'my-shop',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'hidden-secret',
};

test('an object store is configured by the environment', () => {
  expect(readConfig(STORE).s3).toEqual({
    ...{ endpoint: 'https://s3.example', bucket: 'my-shop', region: 'us-east-1', prefix: '' },
    ...{ accessKeyId: 'key', secretAccessKey: 'hidden-secret', timeoutMs: 10_000 },
  });
});

test.each(['shops/mine', 'shops/mine/'])('the prefix %s ends in a slash', (prefix) => {
  expect(readConfig({ ...STORE, S3_PREFIX: prefix }).s3?.prefix).toBe('shops/mine/');
});

test('each missing setting is named', () => {
  expect(() => readConfig({ STORAGE: 's3' })).toThrow(
    ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
      .map((name) => `${name} must be set, because STORAGE is "s3".`)
      .join('\n'),
  );
});

test.each([
  ['S3_ENDPOINT', 's3.example'],
  ['S3_ENDPOINT', 'https://key:hidden-secret@s3.example'],
  ['S3_BUCKET', 'My Shop'],
  ['S3_PREFIX', '../other'],
  ['S3_PREFIX', '//'],
])('%s=%s is refused, and no secret repeated', (name, value) => {
  const read = () => readConfig({ ...STORE, [name]: value });
  expect(read).toThrow(new RegExp(`^${name} must be`));
  expect(read).not.toThrow('hidden-secret');
});

test('the settings are ignored if the storage is a folder', () => {
  expect(readConfig({ ...STORE, STORAGE: '', S3_BUCKET: 'My Shop' }).s3).toBeNull();
});
