import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { UserError } from '../../kernel/errors.ts';
import { documentsMessages } from './messages.ts';
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

test('of two thousand requests at once some are answered, and the others are to be repeated', async () => {
  const printer = new PdfPrinter();
  const requests = Array.from({ length: 2_000 }, (_, index) => printer.print(String(index), []));
  const answers = await Promise.allSettled(requests);
  const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused.length).toBeGreaterThan(1_800);
  expect(refused.length).toBeLessThan(answers.length - 90);
  for (const reason of refused)
    expect(reason).toEqual(new UserError('UNAVAILABLE', documentsMessages.tooManyDocuments));
  expect((await printer.print('1999', [])).subarray(0, 5).toString()).toBe('%PDF-');
  await printer.close();
});

function threads(): (string | undefined)[] {
  return readdirSync('/proc/self/task').map((id) => {
    const stat = readFileSync(`/proc/self/task/${id}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[NICE];
  });
}
