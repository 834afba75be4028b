import { set } from './lettering.ts';

interface Badge {
  lead: string;
  name: string;
  /** In a box of 24 units. */
  sign: string;
}

const stroke = (path: string) =>
  `<path d="${path}" fill="none" stroke="var(--page,#fff)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Our own badges: a phone, an arrow into a tray, and plain words. */
export const STORE_BADGES: Record<string, Badge> = {
  'app-store': {
    lead: 'Download on the',
    name: 'App Store',
    sign: stroke('M8 2.5h8a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2zM11 18h2'),
  },
  'google-play': {
    lead: 'Get it on',
    name: 'Google Play',
    sign: stroke('M12 3v12M7 10.5l5 5 5-5M4 16v3a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-3'),
  },
};

const HEIGHT = 48;
const LEFT = 46;
const INK = 'fill="var(--page,#fff)" stroke="var(--page,#fff)" stroke-linejoin="round"';

/** A badge: the page's text colour, with its words in the page's own. */
export function storeBadge({ lead, name, sign }: Badge): string {
  const small = set(lead, { size: 10.5, tracking: 0.01 });
  const large = set(name, { size: 17, tracking: -0.01 });
  const width = Math.ceil(LEFT + Math.max(small.width, large.width) + 18);
  const words = `<path transform="translate(${LEFT} 18)" d="${small.path}" ${INK} stroke-width=".2"/><path transform="translate(${LEFT} 36)" d="${large.path}" ${INK} stroke-width=".75"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}" role="img" aria-label="${lead} ${name}"><rect width="${width}" height="${HEIGHT}" rx="12" fill="var(--text,#1f1624)"/><g transform="translate(12 12)">${sign}</g>${words}</svg>\n`;
}
