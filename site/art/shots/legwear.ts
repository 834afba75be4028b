import { BLUES, type Dye } from '../colour/dye.ts';
import {
  INDIGO,
  IVORY,
  MADDER,
  MARIGOLD,
  MELANGE,
  NAVY,
  OLIVE,
  OXBLOOD,
  PEARL,
  SAGE,
  SAND,
  TEAL,
  TERRACOTTA,
} from '../colour/palette.ts';
import { type Tone, tone } from '../colour/tone.ts';
import { fluent } from '../objects/fluent.ts';
import { type Trousers, trousers } from '../objects/garments/trousers.ts';
import { buti } from '../prints/buti.ts';
import { pinstripes, stripes } from '../prints/stripes.ts';
import type { Print } from '../studio/cloth.ts';
import { hung } from '../studio/hung.ts';
import { TROUSERS } from './frames.ts';
import type { ProductShots } from './product-shots.ts';

const pair = (cut: Trousers, print?: Print) =>
  hung({ object: trousers(cut), ...TROUSERS, ...(print && { print }) });
const jeans = (dye: Dye) =>
  hung({
    object: fluent('jeans'),
    width: 660,
    bottom: 812,
    peg: 100,
    hangerWidth: 190,
    isClipped: true,
    folds: 0.012,
    dyes: [{ takes: BLUES, ...dye }],
  });
const chinos = { cut: 'straight', accent: SAND, waist: 'button' } as const;
const linen = { cut: 'wide', accent: SAND, waist: 'drawstring', isPrinted: true } as const;
const sweat = { cut: 'jogger', waist: 'drawstring' } as const;
const gathered = { accent: IVORY, waist: 'drawstring', isPrinted: true } as const;
const short = (cloth: Tone) =>
  hung({
    object: trousers({ cut: 'shorts', cloth, accent: PEARL, waist: 'drawstring' }),
    ...TROUSERS,
    width: 640,
    bottom: 1084,
    peg: 110,
    hangerWidth: 250,
  });
const BLOCK_WHITE = '#f6efe2';

export const LEGWEAR = {
  jeans: {
    main: jeans({ to: 258, chroma: 0.62, light: 0.74 }),
    second: jeans({ to: 80, chroma: 0.28, light: 1.04 }),
  },
  'sand-trousers': { main: pair({ ...chinos, cloth: SAND }), second: pair({ ...chinos, cloth: OLIVE }) },
  'linen-trousers': {
    main: pair({ ...linen, cloth: tone(0.9, 0.02, 85) }, { ...stripes('#9aa48c', 26, 0.1, 0.7), turn: 90 }),
    second: pair({ ...linen, cloth: SAGE }),
  },
  joggers: {
    main: pair({ ...sweat, cloth: MELANGE, accent: PEARL }),
    second: pair({ ...sweat, cloth: TEAL, accent: PEARL }),
  },
  'track-pants': {
    main: pair({ ...sweat, cloth: NAVY, accent: IVORY, hasStripe: true }),
    second: pair({ ...sweat, cloth: OXBLOOD, accent: IVORY, hasStripe: true }),
  },
  harem: {
    main: pair({ ...gathered, cut: 'harem', cloth: TERRACOTTA }, pinstripes('#f3dcc0', 26, 0.1)),
    second: pair({ ...gathered, cut: 'harem', cloth: INDIGO }, buti(BLOCK_WHITE, 60)),
  },
  shorts: {
    main: short(MELANGE),
    second: short(NAVY),
  },
  'dhoti-pants': {
    main: pair({ ...gathered, cut: 'dhoti', cloth: MARIGOLD, accent: OXBLOOD, isPrinted: false }),
    second: pair({
      ...gathered,
      cut: 'dhoti',
      cloth: tone(0.93, 0.02, 85),
      accent: MADDER,
      isPrinted: false,
    }),
  },
} satisfies Record<string, ProductShots>;
