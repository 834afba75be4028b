import backpack from './images/backpack.avif';
import tote from './images/bag.avif';
import camera from './images/camera.avif';
import cushion from './images/cushion.avif';
import derby from './images/derby.avif';
import scooter from './images/ev.avif';
import headphones from './images/headphones.avif';
import hoodie from './images/hoodie.avif';
import blouse from './images/ikat-blouse.avif';
import kurta from './images/kurta.avif';
import phone from './images/phone.avif';
import runner from './images/runner.avif';
import scarf from './images/scarf.avif';
import hat from './images/sunhat.avif';
import watch from './images/watch.avif';

export interface SampleProduct {
  name: string;
  /** The price in dollars, as on all of the admin's sample screens (specification, section 9). */
  price: number;
  /** The address of the image, which is transparent and has 240 × 270 pixels. */
  image: string;
  /** The classes of the image's backdrop (`design/components/backdrop.css`). */
  set: string;
}

const WALL = 'backdrop--wall';

/** The products of the sample screens, because the server of the sample has no sales. */
export const SAMPLE_PRODUCTS = {
  backpack: { name: 'Nilgiri 24 L backpack', price: 30, image: backpack, set: 'backdrop--men' },
  blouse: { name: 'Pochampally ikat blouse', price: 23, image: blouse, set: `backdrop--women ${WALL}` },
  camera: { name: 'Drishti 35 rangefinder', price: 480, image: camera, set: 'backdrop--electronics' },
  cushion: {
    name: 'Pochampally cushion cover',
    price: 9.5,
    image: cushion,
    set: `backdrop--accessories ${WALL}`,
  },
  derby: { name: 'Agra full-grain derby', price: 46, image: derby, set: 'backdrop--leather' },
  hat: { name: 'Kovalam raffia sun hat', price: 16.8, image: hat, set: `backdrop--women ${WALL}` },
  headphones: {
    name: 'Raga over-ear headphones',
    price: 59.5,
    image: headphones,
    set: 'backdrop--electronics',
  },
  hoodie: { name: 'Dalhousie fleece hoodie', price: 28, image: hoodie, set: `backdrop--women ${WALL}` },
  kurta: { name: 'Indigo block-print kurta', price: 20, image: kurta, set: `backdrop--men ${WALL}` },
  phone: { name: 'Jugnu 5G phone', price: 219, image: phone, set: 'backdrop--electronics' },
  runner: { name: 'Monsoon knit runner', price: 35, image: runner, set: 'backdrop--leather' },
  scarf: { name: 'Bandhani dot scarf', price: 14.25, image: scarf, set: `backdrop--accessories ${WALL}` },
  scooter: { name: 'Bijli S1 electric scooter', price: 1230, image: scooter, set: 'backdrop--two-wheelers' },
  tote: { name: 'Kanpur two-tone leather tote', price: 48, image: tote, set: 'backdrop--leather' },
  watch: { name: 'Samay 38 field watch', price: 72, image: watch, set: `backdrop--accessories ${WALL}` },
} satisfies Record<string, SampleProduct>;

export type SampleProductName = keyof typeof SAMPLE_PRODUCTS;
