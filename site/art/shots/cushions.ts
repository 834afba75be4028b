import { GOLD, INDIGO, MADDER, MARIGOLD } from '../colour/palette.ts';
import { tone } from '../colour/tone.ts';
import { cushion, longCushion } from '../objects/accessories/cushion.ts';
import { buti } from '../prints/buti.ts';
import { ikat } from '../prints/ikat.ts';
import { stripes } from '../prints/stripes.ts';
import { lying } from '../studio/standing.ts';
import type { ProductShots } from './product-shots.ts';

const SQUARE = { width: 580, bottom: 742 };
const IVORY_PIPING = tone(0.92, 0.02, 85);

export const CUSHIONS = {
  cushion: {
    main: lying({
      object: cushion(tone(0.74, 0.13, 62), MADDER),
      ...SQUARE,
      turn: 8,
      print: ikat('#fff2d8', 96),
    }),
    second: lying({
      object: cushion(tone(0.55, 0.12, 25), GOLD),
      ...SQUARE,
      turn: -8,
      print: ikat('#f7e2c8', 96),
    }),
  },
  'bloom-cushion': {
    main: lying({
      object: cushion(tone(0.5, 0.09, 250), IVORY_PIPING),
      ...SQUARE,
      turn: -8,
      print: buti('#f2eee2', 96),
    }),
    second: lying({
      object: cushion(tone(0.9, 0.03, 85), MADDER),
      ...SQUARE,
      turn: 8,
      print: buti('#b5442e', 96),
    }),
  },
  'long-cushion': {
    main: lying({
      object: longCushion(INDIGO, MARIGOLD),
      width: 690,
      bottom: 660,
      turn: -9,
      print: stripes('#efe6d2', 60, 0.16),
    }),
    second: lying({
      object: longCushion(MADDER, GOLD),
      width: 690,
      bottom: 660,
      turn: 9,
      print: stripes('#f3dcb6', 60, 0.16),
    }),
  },
} satisfies Record<string, ProductShots>;
