import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const MAX_BYTES = 64 * 2 ** 20;

test('npm run -s sbom prints only a bill of materials of the shipped packages', () => {
  const printed = execFileSync('npm', ['run', '-s', 'sbom'], { cwd: ROOT, maxBuffer: MAX_BYTES });
  const { bomFormat, components } = JSON.parse(printed.toString()) as {
    bomFormat: string;
    components: { name: string }[];
  };
  const names = components.map(({ name }) => name);
  expect(bomFormat).toBe('CycloneDX');
  expect(names).toEqual(expect.arrayContaining(['mongodb', 'graphql', 'react', 'zod']));
  expect(names).not.toContain('vitest');
});
