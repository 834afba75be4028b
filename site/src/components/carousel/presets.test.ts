import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PRESETS, type Preset } from './presets.ts';

const css = readFileSync(new URL('carousel.css', import.meta.url), 'utf8');
const heroCss = readFileSync(new URL('../../features/home/hero-turn.css', import.meta.url), 'utf8');

const rules: { name: string; under: number | null; visible: number }[] = Object.entries<Preset>(PRESETS)
  .filter(([, { fades }]) => !fades)
  .flatMap(([name, { visible, visibleUnder }]) => [
    { name, under: null, visible },
    ...Object.entries(visibleUnder).map(([under, count]) => ({ name, under: Number(under), visible: count })),
  ]);

test.each(rules)('the CSS shows $visible of $name under $under px', ({ name, under, visible }) => {
  const rule = `.carousel--${name} {\n --visible: ${visible};`;
  const expected = under ? `@media (width < ${under}px) {\n ${rule}` : rule;
  expect(css.replace(/\n +/g, '\n ').replace(/\n \./g, '\n .')).toContain(expected);
});

test('the CSS turns the three slides of the hero in three times its time', () => {
  expect(heroCss).toContain(`hero-turn ${(3 * PRESETS.hero.autoplayMs) / 1000}s infinite`);
});
