import { IVORY, MADDER } from '../../colour/palette.ts';
import { type Tone, tone } from '../../colour/tone.ts';
import { fluent } from '../../objects/fluent.ts';
import { BICYCLE, bicyclePaint } from '../../objects/vehicles/bicycle.ts';
import { helmet } from '../../objects/vehicles/helmet.ts';
import { disc, drum } from '../../props/plinths.ts';
import { type Shot, together } from '../../studio/shot.ts';
import { backdrop, lying, onTop, type Posed, plinth, standing } from '../../studio/standing.ts';
import { TAN_TOTE } from '../staples.ts';
import { CREAM } from '../two-wheelers.ts';

const bicycle = (pose: Omit<Posed, 'object'>, paint: Tone = CREAM): Posed => ({
  object: BICYCLE,
  dyes: bicyclePaint(paint),
  ...pose,
});

/** Seven views of the sample product, 1000 square, in the order of the product page's gallery. */
export const BICYCLE_GALLERY: readonly Shot[] = [
  standing(bicycle({ width: 860, x: 488, bottom: 880 })),
  together(
    backdrop(disc(150, 640, 0.05, 0.82), 520, 790, 'on-wall', 0.6),
    standing(bicycle({ width: 800, x: 500, bottom: 870, isFlipped: true })),
  ),
  lying(bicycle({ width: 2300, x: 560, bottom: 1900 })),
  lying(bicycle({ width: 2100, x: 1130, bottom: 1130 })),
  together(
    standing(bicycle({ width: 560, x: 690, bottom: 700, shadow: { strength: 0.6 } }, tone(0.72, 0.13, 85))),
    standing(bicycle({ width: 640, x: 560, bottom: 800, shadow: { strength: 0.8 } }, tone(0.58, 0.17, 28))),
    standing(bicycle({ width: 720, x: 430, bottom: 900 })),
  ),
  together(
    standing(bicycle({ width: 760, x: 440, bottom: 850 })),
    plinth(drum(150, 220, 150), 840, 930, 0.8),
    onTop({ object: helmet(IVORY, MADDER), width: 230, x: 836, bottom: 764 }),
  ),
  together(
    standing(bicycle({ width: 760, x: 500, bottom: 850 })),
    standing({ ...TAN_TOTE, width: 260, x: 190, bottom: 900 }),
    standing({
      object: fluent('womans-hat'),
      width: 260,
      x: 800,
      bottom: 950,
      dyes: [
        { takes: [340, 30], to: 352, chroma: 0.8 },
        { takes: [30, 90], to: 80, chroma: 0.7, light: 1.05 },
      ],
    }),
  ),
];
