import type { MongoClient } from 'mongodb';
import { expect, test } from 'vitest';
import type { PublishFault } from '../pages/faults.ts';
import { OpenFaults } from './open-faults.ts';

const open = () => new OpenFaults({ client: {} as MongoClient, database: 'unused' });

function faultOf(path: string, target = '/lost'): PublishFault {
  return {
    path,
    target,
    kind: 'DEAD_LINK',
    subject: 'PRODUCT',
    subjectId: path,
    name: path,
    outcome: 'SHOWN',
  };
}

test('a page has the faults of its last check', () => {
  const faults = open();
  expect(faults.replace('/one', [])).toBe(false);
  expect(faults.replace('/one', [faultOf('/one')])).toBe(true);
  expect(faults.replace('/other', [faultOf('/other')])).toBe(true);
  expect(faults.replace('/one', [faultOf('/one', '/missing')])).toBe(true);
  expect(faults.list.map(({ target }) => target)).toEqual(['/lost', '/missing']);
  expect(faults.replace('/one', [])).toBe(true);
  expect(faults.list.map(({ path }) => path)).toEqual(['/other']);
});

test('if every product is faulty, the first five hundred faults are remembered, and the others change nothing', () => {
  const faults = open();
  const changes = Array.from({ length: 510 }, (_, index) =>
    faults.replace(`/${index}`, [faultOf(`/${index}`)]),
  );
  expect(changes.filter(Boolean)).toHaveLength(500);
  expect(faults.list.at(-1)?.path).toBe('/499');
  expect(faults.replace('/7', [])).toBe(true);
  expect(faults.replace('/505', [faultOf('/505')])).toBe(true);
});
