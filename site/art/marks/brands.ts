import { type Setting, set } from './lettering.ts';

/** A brand that exists only in this shop: a sign in a box of 32 units, and how its name is set. */
interface Brand {
  name: string;
  sign: string;
  setting: Setting;
  /** Thickens the letters, in pixels. */
  weight: number;
}

const HEIGHT = 48;
const SIGN = { x: 6, y: 8, size: 32 };
const BASELINE = 33;
const GAP = 9;

const line = (path: string, width = 3) =>
  `<path d="${path}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const fill = (path: string) => `<path d="${path}" fill="currentColor"/>`;
const spoke = (turn: number) =>
  `<path d="M16 16V4.5" transform="rotate(${turn} 16 16)" stroke="currentColor" stroke-width="1.6"/>`;

/** The invented brands, by their ids in the sample content. */
export const BRANDS: Record<string, Brand> = {
  shehri: {
    name: 'Shehri',
    sign: `<circle cx="16" cy="16" r="12.5" fill="none" stroke="currentColor" stroke-width="3"/><circle cx="16" cy="16" r="2.6" fill="currentColor"/>${[0, 45, 90, 135, 180, 225, 270, 315].map(spoke).join('')}`,
    setting: { size: 26, tracking: -0.01 },
    weight: 1.1,
  },
  'pavan-motors': {
    name: 'PAVAN MOTORS',
    sign: line('M3 11h17a4 4 0 1 0-4-4M3 16.5h23M3 22h14a4 4 0 1 1-4 4', 3.2),
    setting: { size: 18, slant: 14, tracking: 0.03 },
    weight: 1.7,
  },
  'bagru-works': {
    name: 'Bagru Works',
    sign: `<g fill="currentColor"><circle cx="16" cy="16" r="3.4"/>${[0, 60, 120, 180, 240, 300].map((turn) => `<ellipse cx="16" cy="7" rx="3.2" ry="5" transform="rotate(${turn} 16 16)"/>`).join('')}</g>`,
    setting: { size: 23 },
    weight: 0.5,
  },
  'raga-audio': {
    name: 'raga',
    sign: line('M6 12v8M11 7v18M16 3v26M21 9v14M26 13v6'),
    setting: { size: 29, tracking: -0.02 },
    weight: 1.6,
  },
  sutra: {
    name: 'sutra',
    sign:
      line('M4 8c8 0 8 8 12 8s4-8 12-8M4 16c8 0 8 8 12 8s4-8 12-8', 2.6) + line('M4 24c8 0 8 4 12 4', 2.6),
    setting: { size: 26, tracking: 0.1 },
    weight: 0.2,
  },
  'kanpur-hide-co': {
    name: 'KANPUR HIDE CO.',
    sign: line('M7 4h18l3 6-3 18H7L4 10z', 2.6) + line('M10 12h12M16 12v9', 2.2),
    setting: { size: 15.5, tracking: 0.14 },
    weight: 1,
  },
  samay: {
    name: 'SAMAY',
    sign: line('M16 3a13 13 0 1 0 13 13') + line('M16 9v7l5.5 4'),
    setting: { size: 21, tracking: 0.16 },
    weight: 0.5,
  },
  chaal: {
    name: 'chaal',
    sign: line('M3 24c7 2 19 2 26-1M4 20c4-1 6-4 7-9 3 3 6 3 9 1l8 8', 3),
    setting: { size: 28, slant: 10, tracking: -0.02 },
    weight: 2.2,
  },
  'drishti-optics': {
    name: 'Drishti',
    sign:
      line('M2.5 16C7 8.5 11.5 6 16 6s9 2.5 13.5 10C25 23.5 20.5 26 16 26S7 23.5 2.5 16z') +
      fill('M16 10.5a5.5 5.5 0 1 0 5.5 5.5 2.6 2.6 0 0 1-2.7-2.7 2.6 2.6 0 0 1 .9-2A5.5 5.5 0 0 0 16 10.5z'),
    setting: { size: 26, tracking: -0.01 },
    weight: 0.7,
  },
  jugnu: {
    name: 'jugnu',
    sign: `<circle cx="16" cy="19" r="6.5" fill="currentColor"/>${[-90, -45, 0, 45, 90].map((turn) => `<path d="M16 8.5V3.5" transform="rotate(${turn} 16 19)" stroke="currentColor" stroke-width="2.8" stroke-linecap="round"/>`).join('')}`,
    setting: { size: 28 },
    weight: 2,
  },
  pahadi: {
    name: 'PAHADI',
    sign: `${fill('M1.5 27L11.5 9.5l4.2 7.3 3.3-5.6L30.5 27z')}<circle cx="24" cy="7" r="3" fill="currentColor"/>`,
    setting: { size: 20, tracking: 0.22 },
    weight: 0.4,
  },
  'neel-denim': {
    name: 'Neel Denim',
    sign: line('M5 4h22v14c0 6-5 10-11 11C10 28 5 24 5 18z', 2.8) + line('M5 10h22M16 10v18', 2.2),
    setting: { size: 22 },
    weight: 1.4,
  },
  'taal-systems': {
    name: 'taal systems',
    sign: `<g fill="currentColor"><rect x="3" y="3" width="11" height="11" rx="3"/><rect x="18" y="3" width="11" height="11" rx="5.5"/><rect x="3" y="18" width="11" height="11" rx="5.5"/><rect x="18" y="18" width="11" height="11" rx="3"/></g>`,
    setting: { size: 22, tracking: 0.02 },
    weight: 0.3,
  },
  sadak: {
    name: 'SADAK',
    sign: line('M10 29L14 3M22 29L18 3', 3) + line('M16 6v3M16 14v4M16 23v5', 2.2),
    setting: { size: 22, slant: 8, tracking: 0.04 },
    weight: 2.2,
  },
};

/** A brand's logo as an SVG file in the colour of the text around it. */
export function logoOf({ name, sign, setting, weight }: Brand): string {
  const word = set(name, setting);
  const left = SIGN.x + SIGN.size + GAP;
  const width = Math.ceil(left + word.width + SIGN.x);
  const letters = `<path transform="translate(${left} ${BASELINE})" d="${word.path}" fill="currentColor" stroke="currentColor" stroke-width="${weight}" stroke-linejoin="round"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}" role="img" aria-label="${name}"><g transform="translate(${SIGN.x} ${SIGN.y})">${sign}</g>${letters}</svg>\n`;
}
