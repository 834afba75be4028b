import backpack from './pictures/backpack.avif';
import tote from './pictures/bag.avif';
import camera from './pictures/camera.avif';
import cushion from './pictures/cushion.avif';
import derby from './pictures/derby.avif';
import scooter from './pictures/ev.avif';
import headphones from './pictures/headphones.avif';
import hoodie from './pictures/hoodie.avif';
import blouse from './pictures/ikat-blouse.avif';
import kurta from './pictures/kurta.avif';
import phone from './pictures/phone.avif';
import runner from './pictures/runner.avif';
import scarf from './pictures/scarf.avif';
import hat from './pictures/sunhat.avif';
import watch from './pictures/watch.avif';

/** A product as the sample orders and sellers name it. */
export interface SampleProduct {
  name: string;
  /** In dollars, as on all of the admin's sample screens (specification, section 9). */
  price: number;
  /** A cut-out on transparency, 240 by 270 pixels. */
  picture: string;
  /** The classes of the studio that it stands in (`design/components/set.css`). */
  set: string;
}

const WALL = 'set--wall';

/** Sample data: the server's own products know no order. */
export const SAMPLE_PRODUCTS = {
  backpack: { name: 'Nilgiri 24 L backpack', price: 30, picture: backpack, set: 'set--men' },
  blouse: { name: 'Pochampally ikat blouse', price: 23, picture: blouse, set: `set--women ${WALL}` },
  camera: { name: 'Drishti 35 rangefinder', price: 480, picture: camera, set: 'set--electronics' },
  cushion: {
    name: 'Pochampally cushion cover',
    price: 9.5,
    picture: cushion,
    set: `set--accessories ${WALL}`,
  },
  derby: { name: 'Agra full-grain derby', price: 46, picture: derby, set: 'set--leather' },
  hat: { name: 'Kovalam raffia sun hat', price: 16.8, picture: hat, set: `set--women ${WALL}` },
  headphones: { name: 'Raga over-ear headphones', price: 59.5, picture: headphones, set: 'set--electronics' },
  hoodie: { name: 'Dalhousie fleece hoodie', price: 28, picture: hoodie, set: `set--women ${WALL}` },
  kurta: { name: 'Indigo block-print kurta', price: 20, picture: kurta, set: `set--men ${WALL}` },
  phone: { name: 'Jugnu 5G phone', price: 219, picture: phone, set: 'set--electronics' },
  runner: { name: 'Monsoon knit runner', price: 35, picture: runner, set: 'set--leather' },
  scarf: { name: 'Bandhani dot scarf', price: 14.25, picture: scarf, set: `set--accessories ${WALL}` },
  scooter: { name: 'Bijli S1 electric scooter', price: 1230, picture: scooter, set: 'set--two-wheelers' },
  tote: { name: 'Kanpur two-tone leather tote', price: 48, picture: tote, set: 'set--leather' },
  watch: { name: 'Samay 38 field watch', price: 72, picture: watch, set: `set--accessories ${WALL}` },
} satisfies Record<string, SampleProduct>;

export type SampleProductName = keyof typeof SAMPLE_PRODUCTS;
