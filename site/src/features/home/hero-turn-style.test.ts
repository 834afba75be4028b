import { expect, test } from 'vitest';
import { heroTurnStyle } from './hero-turn-style.ts';

test('one slide stands still, and three are turned by the stylesheet', () => {
  expect(heroTurnStyle(1)).toContain('{animation:none}');
  expect(heroTurnStyle(3)).toBeNull();
});

test('each of two slides has half of the time', () => {
  const style = heroTurnStyle(2);
  expect(style).toContain('{animation-duration:6s}');
  expect(style).toContain('50.00%,to{opacity:0;');
});

test('of six slides each waits three seconds longer than the one before, and lies upon the first', () => {
  const style = heroTurnStyle(6) ?? '';
  const turns = Array.from(
    style.matchAll(/nth-child\((\d)\)\{--turn-delay:(\d+)s;--back:(-\d+)%/g),
    ([, ...found]) => found.map(Number),
  );
  expect(turns).toEqual([
    [4, 9, -300],
    [5, 12, -400],
    [6, 15, -500],
  ]);
});
