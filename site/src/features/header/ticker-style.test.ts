import { expect, test } from 'vitest';
import { tickerStyle } from './ticker-style.ts';

test('a message alone stands still', () => {
  expect(tickerStyle(1)).toContain('.ticker__message{animation:none}');
});

test('each of two messages has half of the time, and one begins where the other ends', () => {
  const style = tickerStyle(2);
  expect(style).toContain('{animation-duration:6s}');
  expect(style).toContain(':nth-child(2){animation-delay:-3s}');
  expect(style).toContain('7.5%,50.0%{translate:0}');
});

test('of five messages each waits three seconds longer than the one before', () => {
  const delays = Array.from(tickerStyle(5).matchAll(/animation-delay:(-\d+)s/g), ([, delay]) =>
    Number(delay),
  );
  expect(delays).toEqual([-12, -9, -6, -3]);
});
