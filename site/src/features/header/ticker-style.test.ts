import { expect, test } from 'vitest';
import { tickerStyle } from './ticker-style.ts';

test('a single message stands still', () => {
  expect(tickerStyle(1)).toContain('.ticker__message{animation:none}');
});

test('each of two messages has half of the time, and one starts when the other ends', () => {
  const style = tickerStyle(2);
  expect(style).toContain('{animation-duration:6s}');
  expect(style).toContain(':nth-child(2){animation-delay:-3s}');
  expect(style).toContain('7.5%,50.0%{translate:0}');
});

test('three messages have this style', () => {
  expect(tickerStyle(3)).toBe(
    '@layer pages{.ticker__message{animation-duration:9s}' +
      '.ticker__message:nth-child(2){animation-delay:-6s}.ticker__message:nth-child(3){animation-delay:-3s}' +
      '@keyframes ticker{from{translate:0 100%}5.0%,33.3%{translate:0}38.3%,to{translate:0 -100%;visibility:hidden}}}',
  );
});

test('each of five messages starts three seconds after the previous one', () => {
  const delays = Array.from(tickerStyle(5).matchAll(/animation-delay:(-\d+)s/g), ([, delay]) =>
    Number(delay),
  );
  expect(delays).toEqual([-12, -9, -6, -3]);
});
