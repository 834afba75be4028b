import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PdfPrinter } from './pdf-printer.ts';

/** The place of a thread's priority in `/proc/self/task/…/stat`, after its name. */
const NICE = 16;

test.runIf(process.platform === 'linux')(
  'draws at the lowest priority, which no other thread has',
  async () => {
    const printer = new PdfPrinter();
    expect((await printer.print('none', [])).subarray(0, 5).toString()).toBe('%PDF-');
    const lowest = threads().filter((nice) => nice === '19');
    await printer.close();
    expect(lowest).toHaveLength(1);
    expect(threads()).not.toContain('19');
  },
);

function threads(): (string | undefined)[] {
  return readdirSync('/proc/self/task').map((id) => {
    const stat = readFileSync(`/proc/self/task/${id}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[NICE];
  });
}
