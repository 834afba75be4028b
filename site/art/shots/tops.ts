import {
  HORN,
  INDIGO,
  IVORY,
  MADDER,
  MARIGOLD,
  MINT,
  PEARL,
  ROSE,
  SAGE,
  SKY,
  TEAL,
} from '../colour/palette.ts';
import { css, lit, type Tone, tone } from '../colour/tone.ts';
import { blouse } from '../objects/garments/blouse.ts';
import { hoodie } from '../objects/garments/hoodie.ts';
import { jersey } from '../objects/garments/jersey.ts';
import { kurta } from '../objects/garments/kurta.ts';
import { shirt } from '../objects/garments/shirt.ts';
import { singlet } from '../objects/garments/singlet.ts';
import { sweatshirt } from '../objects/garments/sweatshirt.ts';
import { tee } from '../objects/garments/tee.ts';
import { sun } from '../objects/motifs.ts';
import { bandhani } from '../prints/bandhani.ts';
import { buti } from '../prints/buti.ts';
import { ikat } from '../prints/ikat.ts';
import { stripes } from '../prints/stripes.ts';
import { closeUp } from '../studio/close-up.ts';
import { hung } from '../studio/hung.ts';
import { TOP } from './frames.ts';
import type { ProductShots } from './product-shots.ts';

const BLOCK_WHITE = '#f6efe2';
const KURTA = {
  object: kurta(INDIGO, tone(0.93, 0.03, 85)),
  width: 520,
  bottom: 832,
  peg: 106,
  hangerWidth: 170,
};

const BLOUSE_FRAME = { ...TOP, width: 660, bottom: 770, hangerWidth: 160 };
const BLOUSE = { object: blouse(tone(0.8, 0.12, 82), MADDER), ...BLOUSE_FRAME };
const plain = (cloth: Tone) => hung({ object: tee(cloth, lit(cloth, 0.03)), ...TOP, bottom: 790, peg: 118 });
const striped = (cloth: Tone, ink: string, share: number) =>
  hung({ object: tee(cloth, cloth), ...TOP, bottom: 790, peg: 118, print: stripes(ink, 44, share) });
const running = (cloth: Tone, sash: Tone) =>
  hung({ object: singlet(cloth, sash), ...TOP, bottom: 780, peg: 118, hangerWidth: 140 });
const ikatShirt = (cloth: Tone, yarn: string) =>
  hung({ object: shirt(cloth, IVORY, HORN), ...TOP, print: ikat(yarn, 54) });
const embroidered = (cloth: Tone, thread: Tone) =>
  hung({ object: sweatshirt(cloth, cloth, sun(css(thread))), ...TOP });
const cricket = (cloth: Tone, accent: Tone) => hung({ object: jersey(cloth, accent), ...TOP, bottom: 770 });

export const TOPS = {
  kurta: {
    main: hung({ ...KURTA, print: buti(BLOCK_WHITE, 62, undefined, 0.9) }),
    second: closeUp(
      { ...KURTA, print: buti(BLOCK_WHITE, 130, undefined, 0.9) },
      { x: 400, y: 300, zoom: 2.1 },
      'on-wall',
    ),
  },
  blouse: {
    main: hung({ ...BLOUSE, print: bandhani('#b5442e', 40) }),
    second: closeUp({ ...BLOUSE, print: bandhani('#b5442e', 84) }, { x: 400, y: 360, zoom: 2 }, 'on-wall'),
  },
  'ikat-blouse': {
    main: hung({ object: blouse(TEAL, IVORY), ...BLOUSE_FRAME, print: ikat('#eef2e4', 60) }),
    second: hung({ object: blouse(INDIGO, IVORY), ...BLOUSE_FRAME, print: ikat('#f1ead9', 60) }),
  },
  'ikat-shirt': { main: ikatShirt(tone(0.62, 0.1, 30), '#f5e6cf'), second: ikatShirt(TEAL, '#eef2e4') },
  hoodie: {
    main: hung({ object: hoodie(tone(0.55, 0.075, 160), IVORY), ...TOP, bottom: 812, peg: 100 }),
    second: hung({ object: hoodie(ROSE, IVORY), ...TOP, bottom: 812, peg: 100 }),
  },
  sweatshirt: {
    main: embroidered(MARIGOLD, tone(0.97, 0.03, 90)),
    second: embroidered(SAGE, tone(0.97, 0.03, 90)),
  },
  tee: {
    main: striped(tone(0.94, 0.025, 85), '#27406f', 0.36),
    second: striped(tone(0.6, 0.12, 30), '#f6e6cf', 0.3),
  },
  singlet: { main: running(tone(0.6, 0.16, 25), IVORY), second: running(tone(0.5, 0.12, 255), MINT) },
  'coral-tee': { main: striped(IVORY, '#e2654c', 0.32), second: plain(tone(0.7, 0.14, 30)) },
  jersey: { main: cricket(tone(0.55, 0.15, 250), tone(0.74, 0.17, 55)), second: cricket(PEARL, SKY) },
} satisfies Record<string, ProductShots>;
