import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import { isScalarType, specifiedScalarTypes } from 'graphql';
import { expect, onTestFinished, test } from 'vitest';
import config from '../../../docs/examples/codegen/codegen.ts';
import { schema } from '../../src/app/graphql/schema.ts';
import { DEFINITIONS } from '../../src/app/shop/modules.ts';

const OPERATION = `query Home($country: CountryCode!) {
  shop { currency countries }
  order(token: "a") { placedAt total { amount currency } shippingAddress { country } }
  cart(input: { lines: [], destination: { country: $country } }) { total { amount } }
}`;

test('the example configuration for API users maps every scalar, and types an operation', async () => {
  const [output] = Object.entries(config.generates);
  const mapped = Object.keys(output?.[1].config.scalars ?? {});
  const own = Object.values(schema.getTypeMap())
    .filter(isScalarType)
    .map(({ name }) => name);
  const builtIn = new Set(specifiedScalarTypes.map(({ name }) => name));
  expect(mapped.filter((name) => name !== 'ID').toSorted()).toEqual(
    own.filter((name) => !builtIn.has(name)).toSorted(),
  );

  const folder = await mkdtemp(join(tmpdir(), 'codegen-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'src'));
  await writeFile(join(folder, 'src/home.graphql'), OPERATION);
  const generated = await generate(
    { ...config, schema: DEFINITIONS, documents: join(folder, 'src/*.graphql'), cwd: folder, silent: true },
    false,
  );
  const [{ content } = { content: '' }] = generated as { content: string }[];
  expect(content).toMatch(/amount: number/);
  expect(content).toMatch(/placedAt: string/);
  expect(content).not.toMatch(/\bany\b/);
});
