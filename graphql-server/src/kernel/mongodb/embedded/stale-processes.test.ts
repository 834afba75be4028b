import { expect, it } from 'vitest';
import { listProcesses, runList } from './stale-processes.ts';

it('finds this process', async () => {
  const own = (await listProcesses()).find(({ pid }) => pid === process.pid);
  expect(own?.command).toContain('node');
});

it.skipIf(process.platform === 'win32')('parses a list of process ids and commands', async () => {
  const listed = await runList('printf', ['  12 /bin/mongod --dbpath /a b/c \\n345 sh\\n\\n']);
  expect(listed).toEqual([
    { pid: 12, command: '/bin/mongod --dbpath /a b/c' },
    { pid: 345, command: 'sh' },
  ]);
});
