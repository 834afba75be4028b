import { describe, expect, it } from 'vitest';
import { askMongodVersion, compareVersions, seriesOf } from './binary-cache.ts';

describe('a version of MongoDB', () => {
  it('is compared by numbers, not by letters', () => {
    expect(['10.0.0', '6.0.5', '6.0.10', '6.1.0'].toSorted(compareVersions)).toEqual([
      '6.0.5',
      '6.0.10',
      '6.1.0',
      '10.0.0',
    ]);
    expect(compareVersions('6.0.5', '6.0.5')).toBe(0);
  });

  it('belongs to a series', () => {
    expect(seriesOf('6.0.5')).toBe('6.0');
  });

  it('is unknown if the program does not exist', async () => {
    await expect(askMongodVersion('/nowhere/mongod')).rejects.toThrow(
      /\/nowhere\/mongod does not run .*ENOENT/,
    );
  });

  it('is unknown if the program is a different one', async () => {
    await expect(askMongodVersion(process.execPath)).rejects.toThrow('does not report its MongoDB version');
  });
});
