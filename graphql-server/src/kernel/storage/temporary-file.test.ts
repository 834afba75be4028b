import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { LocalStorage } from './local-storage.ts';

const WRITE_AND_WAIT = `
const { LocalStorage } = await import(process.argv[1]);
await new LocalStorage(process.argv[2], '').write('half', Buffer.from('half'));
process.stdout.write('written');
setInterval(() => {}, 1_000);
`;

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'temporary-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A process that starts to write a file and never finishes. */
async function startWriter(folder: string) {
  const module = join(import.meta.dirname, 'local-storage.ts');
  const program = ['--input-type=module', '--eval', WRITE_AND_WAIT, module, folder];
  const writer = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void writer.kill('SIGKILL'));
  await once(writer.stdout, 'data');
  return writer;
}

test('the temporary files of a killed process are removed at once, those of a running one never', async () => {
  const folder = makeFolder();
  const storage = new LocalStorage(folder, '');
  const killed = await startWriter(folder);
  await startWriter(folder);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  await storage.write('own', Buffer.from('own'));
  expect(readdirSync(folder)).toHaveLength(3);
  await storage.removeAbandoned();
  const left = readdirSync(folder);
  expect(left).toHaveLength(2);
  expect(left.filter((name) => name.includes(`~${killed.pid}~`))).toEqual([]);
  await storage.flush();
  expect(existsSync(join(folder, 'own'))).toBe(true);
});

test('a process that got the id of an ended one does not keep its files, and other machines’ files stay for an hour', async () => {
  const folder = makeFolder();
  const host = hostname().replaceAll(/[^\w.-]/g, '-');
  const former = `${host}~${process.pid}~1~x.tmp`;
  const remote = 'another-host~1~1~x.tmp';
  const old = `${crypto.randomUUID()}.tmp`;
  const replaced = 'former-container~1~1~y.tmp';
  for (const name of [former, remote, old, replaced]) writeFileSync(join(folder, name), '');
  const longAgo = Date.now() / 1000 - 2 * 3_600;
  utimesSync(join(folder, replaced), longAgo, longAgo);
  await new LocalStorage(folder, '').removeAbandoned();
  const kept = process.platform === 'linux' ? [remote, old] : [former, remote, old];
  expect(readdirSync(folder).toSorted()).toEqual(kept.toSorted());
});

test('a starting publisher removes the temporary files of a killed one, and none of a running process', async () => {
  const folder = makeFolder();
  const killed = await startWriter(folder);
  const running = await startWriter(folder);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const longAgo = Date.now() / 1000 - 2 * 3_600;
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), longAgo, longAgo);
  await new LocalStorage(folder, '').clean();
  const left = readdirSync(folder);
  expect(left).toHaveLength(1);
  expect(left[0]).toContain(`~${running.pid}~`);
});
