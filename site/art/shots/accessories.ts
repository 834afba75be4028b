import { BLUES, type Dye } from '../colour/dye.ts';
import { GOLD } from '../colour/palette.ts';
import { lit, type Tone, tone } from '../colour/tone.ts';
import { bangles } from '../objects/accessories/bangles.ts';
import { fluent } from '../objects/fluent.ts';
import { bandhani } from '../prints/bandhani.ts';
import { disc, drum } from '../props/plinths.ts';
import { SETS } from '../studio/sets.ts';
import { type Shot, together } from '../studio/shot.ts';
import { backdrop, lying, onTop, plinth } from '../studio/standing.ts';
import type { ProductShots } from './product-shots.ts';

const BLACK_GLASS: Dye[] = [{ takes: [270, 320], to: 50, chroma: 0.5, light: 1.1 }];
const FIELD_WATCH: Dye[] = [
  { takes: [225, 320], maxChroma: 0.125, minChroma: 0, to: 90, chroma: 0.4 },
  { takes: [225, 278], to: 52, chroma: 0.72, light: 0.8 },
  { takes: [278, 320], to: 155, chroma: 0.42, light: 0.95 },
];
const CREAM_DISC = backdrop(disc(70, 520, 0.06, 0.86), 400, 710, 'flat');

const scarf = (dye: Dye, knots: string) =>
  lying({
    object: fluent('scarf'),
    width: 640,
    bottom: 780,
    dyes: [
      { takes: [340, 50], isCloth: true, ...dye },
      { to: 20, chroma: 0.9 },
    ],
    print: bandhani(knots, 32, 0.8),
  });
const NAVY_CAP: Dye = { takes: BLUES, to: 262, chroma: 0.55, light: 0.68 };
const ORANGE_SCARF: Dye[] = [
  { takes: [340, 50], to: 62, chroma: 0.8, light: 1.18, isCloth: true },
  { to: 30, chroma: 0.9 },
];
const hat = (...dyes: Dye[]) =>
  lying({ object: fluent('womans-hat'), width: 700, x: 395, bottom: 800, dyes });
const umbrella = (dye: Dye, dots: string) =>
  lying({
    object: fluent('umbrella'),
    width: 700,
    bottom: 800,
    turn: 6,
    dyes: [
      { takes: [255, 330], minChroma: 0.06, isCloth: true, ...dye },
      { takes: [0, 60], to: 60 },
    ],
    print: bandhani(dots, 60, 0.7),
  });

function stack(...tones: Tone[]): Shot {
  return together(
    plinth(drum(SETS.accessories, 480, 110), 390, 800),
    onTop({ object: bangles(tones), width: 420, x: 390, bottom: 672 }),
  );
}

const SILVER = tone(0.84, 0.012, 280);
const LAC = tone(0.5, 0.17, 10);
const GLASS = tone(0.5, 0.1, 165);

export const ACCESSORIES = {
  watch: {
    main: together(
      CREAM_DISC,
      lying({ object: fluent('watch'), width: 660, bottom: 780, dyes: FIELD_WATCH }),
    ),
    second: lying({
      object: fluent('watch'),
      width: 1100,
      x: 420,
      bottom: 1000,
      turn: 14,
      dyes: FIELD_WATCH,
    }),
  },
  sunnies: {
    main: together(
      backdrop(disc(70, 540, 0.06, 0.86), 400, 720, 'flat'),
      lying({ object: fluent('sunglasses'), width: 620, bottom: 745, turn: -9, dyes: BLACK_GLASS }),
    ),
    second: lying({
      object: fluent('sunglasses'),
      width: 1150,
      x: 500,
      bottom: 1010,
      turn: -9,
      dyes: BLACK_GLASS,
    }),
  },
  scarf: {
    main: scarf({ to: 62, chroma: 0.85, light: 1.18 }, '#fff3dc'),
    second: scarf({ to: 305, chroma: 0.75, light: 0.8 }, '#f1e4fb'),
  },
  'rose-scarf': {
    main: scarf({ to: 0, chroma: 0.62, light: 1.2 }, '#fff1f4'),
    second: scarf({ to: 352, chroma: 0.95, light: 0.92 }, '#ffe2ee'),
  },
  cap: {
    main: together(
      lying({
        object: fluent('scarf'),
        width: 470,
        x: 470,
        bottom: 700,
        dyes: ORANGE_SCARF,
        print: bandhani('#fff3dc', 26, 0.8),
      }),
      lying({ object: fluent('billed-cap'), width: 500, x: 320, bottom: 800, dyes: [NAVY_CAP] }),
    ),
    second: lying({ object: fluent('billed-cap'), width: 660, x: 395, bottom: 770, dyes: [NAVY_CAP] }),
  },
  sunhat: {
    main: hat(
      { takes: [340, 30], to: 262, chroma: 0.55, light: 0.8 },
      { takes: [30, 90], to: 80, chroma: 0.7, light: 1.05 },
    ),
    second: lying({ object: fluent('womans-hat'), width: 700, x: 395, bottom: 800, isFlipped: true }),
  },
  umbrella: {
    main: umbrella({ to: 15, chroma: 1.1, light: 1.05 }, '#ffe9d6'),
    second: umbrella({ to: 200, chroma: 0.7, light: 1.05 }, '#f0f7ec'),
  },
  bangles: {
    main: stack(SILVER, lit(SILVER, 0.04), LAC, SILVER, lit(SILVER, 0.04), LAC),
    second: stack(GOLD, lit(GOLD, 0.05), GLASS, GOLD, lit(GOLD, 0.05), GLASS),
  },
} satisfies Record<string, ProductShots>;
