import { expect, it } from 'vitest';
import { ScanLimit } from '../../src/kernel/list/scans.ts';
import { openTestDatabase } from '../database.ts';
import { eventually } from '../serve.ts';

const { db } = openTestDatabase();
const MARK = 'a scan whose client leaves';

it('the database stops a scan once its client has left', async () => {
  await db.collection('slow').insertOne({});
  const leave: (() => void)[] = [];
  const scans = new ScanLimit().forRequest((listener) => leave.push(listener));
  const slow = { $where: 'sleep(1000 * 60 * 10)' };
  const scan = scans.run(({ signal }) =>
    db.collection('slow').find(slow, { signal, comment: MARK }).toArray(),
  );
  scan.catch(() => {});
  await eventually(async () => expect(await operations()).toBe(1));
  for (const listener of leave) listener();
  await expect(scan).rejects.toThrow('The client disconnected before the response was sent.');
  await eventually(async () => expect(await operations()).toBe(0));
});

async function operations(): Promise<number> {
  const { inprog } = await db.admin().command({ currentOp: 1, 'command.comment': MARK });
  return inprog.length;
}
