import { BLUES, type Dye } from '../colour/dye.ts';
import { BOTTLE, COGNAC, GOLD, IVORY, JET, LILAC, MADDER, SKY } from '../colour/palette.ts';
import { type Tone, tone } from '../colour/tone.ts';
import { fluent } from '../objects/fluent.ts';
import { bicyclePaint, cityBicycle, electricBicycle } from '../objects/vehicles/bicycle.ts';
import { classicMotorcycle } from '../objects/vehicles/classic-motorcycle.ts';
import { electricScooter } from '../objects/vehicles/electric-scooter.ts';
import { helmet } from '../objects/vehicles/helmet.ts';
import { drum } from '../props/plinths.ts';
import { SETS } from '../studio/sets.ts';
import { type Shot, together } from '../studio/shot.ts';
import { onTop, plinth, standing } from '../studio/standing.ts';
import type { ProductShots } from './product-shots.ts';

/** The city bicycle's own white. */
export const CREAM = tone(0.9, 0.032, 88);

const scooter = (dye: Dye, isFlipped = false) =>
  standing({
    object: fluent('motor-scooter'),
    width: 700,
    bottom: 800,
    isFlipped,
    dyes: [{ takes: [340, 40], ...dye }],
  });
const sport = (dye: Dye, isFlipped = false) =>
  standing({ object: fluent('motorcycle'), width: 730, bottom: 800, isFlipped, dyes: [dye] });
const ORANGE: Dye = { takes: [340, 45], to: 40, chroma: 0.95, light: 0.96 };
const NEEL: Dye = { takes: [340, 60], to: 260, chroma: 0.7, light: 0.8 };
const classic = (paint: Tone, line: Tone, isFlipped = false) =>
  standing({ object: classicMotorcycle(paint, line), width: 740, bottom: 795, isFlipped });
const electric = (paint: Tone, isFlipped = false) =>
  standing({ object: electricScooter(paint, COGNAC), width: 710, bottom: 795, isFlipped });
const kick = (isFlipped: boolean, ...dyes: Dye[]) =>
  standing({ object: fluent('kick-scooter'), width: 660, x: 370, bottom: 800, isFlipped, dyes });
const bicycle = (paint: Tone, isFlipped = false) =>
  standing({
    object: cityBicycle(),
    width: 740,
    x: isFlipped ? 400 : 388,
    bottom: 800,
    isFlipped,
    dyes: bicyclePaint(paint),
  });
const pedelec = (paint: Tone, isFlipped = false) =>
  standing({
    object: electricBicycle(JET),
    width: 740,
    x: isFlipped ? 400 : 388,
    bottom: 800,
    isFlipped,
    dyes: bicyclePaint(paint),
  });

function helmetOnDrum(paint: Tone, stripe: Tone, isFlipped = false): Shot {
  const object = helmet(paint, stripe);
  return together(
    plinth(drum(SETS['two-wheelers'] - 8, 480, 120), 390, 812),
    onTop({ object, width: 470, x: isFlipped ? 400 : 380, bottom: 668, isFlipped }),
  );
}

export const TWO_WHEELERS = {
  scooter: {
    main: scooter({ to: 160, chroma: 0.42, light: 1.1 }),
    second: scooter({ to: 85, chroma: 0.7, light: 1.2 }, true),
  },
  moto: { main: sport(ORANGE), second: sport(ORANGE, true) },
  'blue-moto': { main: sport(NEEL, true), second: sport(NEEL) },
  'classic-motorcycle': {
    main: classic(BOTTLE, GOLD),
    second: classic(tone(0.3, 0.012, 320), tone(0.7, 0.12, 40), true),
  },
  ev: { main: electric(SKY), second: electric(tone(0.78, 0.055, 300), true) },
  'lilac-ev': { main: electric(LILAC, true), second: electric(LILAC) },
  kick: {
    main: kick(false, { takes: BLUES, minChroma: 0.1, to: 50, chroma: 0.95, light: 1.05 }),
    second: kick(true),
  },
  pedelec: { main: pedelec(tone(0.62, 0.11, 200)), second: pedelec(tone(0.6, 0.14, 30), true) },
  bike: { main: bicycle(CREAM), second: bicycle(tone(0.62, 0.1, 200), true) },
  helmet: { main: helmetOnDrum(IVORY, MADDER), second: helmetOnDrum(tone(0.68, 0.14, 30), IVORY, true) },
} satisfies Record<string, ProductShots>;
