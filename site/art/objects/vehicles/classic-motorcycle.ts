import { css, type Tone, tone } from '../../colour/tone.ts';
import type { Part, VectorObject } from '../../studio/vector-object.ts';
import { box, oval, ring, solid, tube } from '../solid.ts';
import { spokes, tyre } from './wheel.ts';

const CHROME = tone(0.86, 0.006, 280);
const BLACK = tone(0.27, 0.01, 320);
const LEATHER = tone(0.44, 0.075, 45);
const TAIL_LAMP = tone(0.55, 0.2, 25);

function engine(): Part[] {
  const fins = Array.from(
    { length: 6 },
    (_, i) => `<path d="M38 ${33.5 + i * 2.2}h15" stroke="#000" stroke-opacity=".35" stroke-width=".9"/>`,
  ).join('');
  return [
    solid({ outline: box(38.5, 31, 14, 15, 2), tone: tone(0.6, 0.008, 285), details: fins }),
    solid({
      outline: 'M36 46Q36 43 39 43H58Q64 43 64 50Q64 58 56 58H42Q36 58 36 52z',
      tone: tone(0.7, 0.008, 285),
      details: `<path d="${ring(47, 51, 5.2, 5.2, 1)}" fill-rule="evenodd" fill="#000" opacity=".25"/><path d="${ring(58, 51, 3.6, 3.6, 0.9)}" fill-rule="evenodd" fill="#000" opacity=".2"/>`,
    }),
  ];
}

/** Wheels, frame, fork and mudguards. */
function runningGear(paint: Tone, line: Tone): Part[] {
  const rearFender = solid({
    outline:
      'M64 37C74 34.5 90 36 98 47C100 50 101 53 101.3 56L97.5 56.5C96 48 89 41.5 80 41.5C74 41.5 70 44 67.5 47z',
    tone: paint,
    details: `<path d="M70 38.5C80 37 92 40 98 51" stroke="${css(line)}" stroke-width=".8" fill="none"/>`,
  });
  return [
    tyre(17, 57, 16.6, 4.2),
    spokes(17, 57, 12),
    tyre(85, 57, 16.6, 4.2),
    spokes(85, 57, 12),
    tube('M29 24L37 56H60L70 34M56 33L84 54M62 56L84 54.5', BLACK, 2.8, 0.6),
    rearFender,
    solid({ outline: box(98, 45.5, 5, 4.4, 1.8), tone: TAIL_LAMP }),
    solid({ outline: 'M24 23L28.3 23.8L17.8 55H13.5z', tone: CHROME }),
    solid({ outline: 'M22 29L26.5 30.5L22.5 42L18.2 40.5z', tone: BLACK }),
    tube('M2.8 47.5A16.6 16.6 0 0 1 27.5 45', paint, 3.6, 0.9),
  ];
}

/** Tank, seat and side cover, each with its fine line. */
function bodywork(paint: Tone, line: Tone): Part[] {
  const tank = solid({
    outline:
      'M28.5 27C27.5 20.5 33 16.5 41 16.5C49 16.5 57 19.5 60.5 24Q62 26.5 59.5 28.5C55 31.5 42 32.5 33 31.5Q29 30.8 28.5 27z',
    tone: paint,
    details: `<path d="M32 27.5C33 22.5 38 20 44 20.5C50 21 54.5 23.5 56.5 26C51 28.5 40 29.5 32 27.5z" fill="none" stroke="${css(line)}" stroke-width=".9"/><path d="M34 20.5C38 18.3 46 18.3 51 20.3" stroke="#fff" stroke-opacity=".45" stroke-width="1.5" fill="none" stroke-linecap="round"/>`,
  });
  const seat = solid({
    outline:
      'M58.5 27C62 24.5 70 25.5 76 25C82 24.5 88 24 90 27.5C91.5 31 87 33.5 82 33.5C74 33.5 65 34.5 60.5 33Q56.5 31 58.5 27z',
    tone: LEATHER,
    details:
      '<path d="M64 26v8M70 26v8M76 25.5v8M82 25v8" stroke="#000" stroke-opacity=".2" stroke-width=".9"/>',
  });
  const side = solid({
    outline: 'M57 35H69L66.5 44Q62 46 58 44z',
    tone: paint,
    details: `<path d="M59.5 37.5H66L64.5 42Q62 43 60 42z" fill="none" stroke="${css(line)}" stroke-width=".8"/>`,
  });
  return [side, seat, tank, solid({ outline: oval(43, 16.5, 3.2, 1.4), tone: CHROME })];
}

/** Lamp, mirror and handlebar. */
function cockpit(paint: Tone): Part[] {
  return [
    solid({
      outline:
        'M24.5 16.5C20.5 16 16.5 18.5 16.2 22C16 25.5 19.5 28 23.5 27.8Q28 27 28 22Q28 17.5 24.5 16.5z',
      tone: paint,
    }),
    solid({ outline: oval(17.3, 22, 2.4, 5), tone: tone(0.96, 0.04, 90), relief: 0.5 }),
    tube('M33.5 13L36.5 5.5', CHROME, 1.1),
    solid({ outline: oval(37.5, 4, 3.8, 2.7), tone: CHROME, relief: 0.8 }),
    tube('M27 19.5C27 15.5 29.5 13.5 33 13L37.5 12.3', CHROME, 2, 0.9),
    tube('M35.5 12.6L42.5 11.6', BLACK, 3.2, 0.7),
  ];
}

/** A classic single-cylinder motorcycle: teardrop tank, round lamp, spoked wheels, a long exhaust. */
export function classicMotorcycle(paint: Tone, line: Tone): VectorObject {
  const exhaust = [
    tube('M42 46C38 52 38 60 44 61.5H58', CHROME, 2.6, 0.9),
    tube('M58 61.5H92', CHROME, 4.6, 0.9),
  ];
  const shock = {
    svg: `<path d="M77 35L82.5 52" stroke="${css(CHROME)}" stroke-width="3.2" stroke-linecap="round"/><path d="M78 38L82 50" stroke="${css(BLACK)}" stroke-width="3.2" stroke-dasharray=".8 1"/>`,
    relief: 0.7,
  };
  const parts = [
    ...runningGear(paint, line),
    ...engine(),
    ...exhaust,
    shock,
    ...bodywork(paint, line),
    ...cockpit(paint),
  ];
  return { width: 108, height: 74, parts };
}
