import { expect, test } from 'vitest';
import { heroTurnStyle } from './hero.ts';

test('one slide stands still, and the stylesheet turns three', () => {
  expect(heroTurnStyle(1)).toContain('{animation:none}');
  expect(heroTurnStyle(3)).toBeNull();
});

test('each of two slides has half of the time', () => {
  const style = heroTurnStyle(2);
  expect(style).toContain('{animation-duration:6s}');
  expect(style).toContain('50.00%,to{opacity:0;');
});

test('two slides, their dots and images turn by half, and fade in 600 ms', () => {
  expect(heroTurnStyle(0)).toBeNull();
  const still = '.carousel--hero:not(.carousel--hydrated) ';
  expect(heroTurnStyle(2)).toBe(
    `@layer pages{@media (scripting:enabled){${still}.hero__slide,${still}.carousel__dots ::after,` +
      `${still}.hero__slide~.hero__slide .hero__image,.carousel--hydrated .hero__slide:not([inert]) .hero__image` +
      '{animation-duration:6s}}@keyframes hero-turn{0%,49.98%{opacity:1;translate:0}50.00%,to{opacity:0;translate:0 -200%}}' +
      '@keyframes hero-appear{from{opacity:0}10.00%{opacity:1}}}',
  );
});

test('each of six slides starts three seconds after the previous one, and is above the first', () => {
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
  expect(style).toMatch(/-300%\}:is\(/);
});
