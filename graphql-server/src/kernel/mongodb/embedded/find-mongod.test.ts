import { describe, expect, it } from 'vitest';
import { chooseMongod, warnOfAge } from './find-mongod.ts';

const candidates = ['6.0.5', '8.2.6', '7.0.28', '3.6.8'].map((version) => ({ version, path: `/${version}` }));

describe('choosing a mongod', () => {
  it.for([
    ['new files', undefined, '6.0.5'],
    ['files of the same version', '7.0.28', '7.0.28'],
    ['files of the same series', '7.0.3', '7.0.28'],
    ['files of a series that is not at hand', '6.1.0', '7.0.28'],
    ['files of a newer patch, so the next series', '7.0.29', '8.2.6'],
    ['files newer than all', '99.0.0', undefined],
    ['files older than what this program is made for', '3.6.8', '6.0.5'],
  ] as const)('takes for %s (%s) %s', ([, writtenBy, expected]) => {
    expect(chooseMongod(candidates, writtenBy)?.version).toBe(expected);
  });

  it('ignores versions that are too old for this program', () => {
    expect(chooseMongod([{ version: '4.4.9', path: '/old' }], undefined)).toBeUndefined();
  });
});

it.for([
  ['6.0.5', '2026-11-23', ['warn']],
  ['6.0.5', '2025-07-31', []],
  ['7.0.28', '2026-11-23', []],
  ['7.0.28', '2027-09-01', ['warn']],
  ['8.2.6', '2026-11-23', []],
] as const)('MongoDB %s on %s is used with the warnings %j', ([version, day, expected]) => {
  const levels: unknown[] = [];
  warnOfAge({ version }, (_, level) => levels.push(level), new Date(day));
  expect(levels).toEqual(expected);
});
