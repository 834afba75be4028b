/**
 * South Delhi around Shahpur Jat, simplified to what helps to find the door. 800 by 500 and not to scale; roads run on
 * for 200 to the left and to the right, so that a wide page is filled.
 */
export interface Street {
  path: string;
  width: number;
}

/** Written along a road, or across an area. */
export interface Label {
  text: string;
  x: number;
  y: number;
  turn?: number;
  isArea?: boolean;
}

export const MAIN_ROADS: readonly Street[] = [
  { path: 'M150-10C168 90 190 170 224 250S300 400 318 510', width: 18 },
  { path: 'M196 176C300 150 420 120 560 118S740 96 810 70 940 20 1010 16', width: 15 },
  {
    path: 'M-210 446C-140 440 -70 428 -10 418C120 402 220 408 330 430S620 462 810 436 950 410 1010 412',
    width: 20,
  },
  { path: 'M640 110C634 200 652 300 668 450', width: 13 },
];

export const STREETS: readonly Street[] = [
  { path: 'M236 276C330 262 430 258 520 266S610 262 650 256', width: 8 },
  { path: 'M262 336C350 330 470 344 662 340', width: 8 },
  { path: 'M352 140C360 220 366 300 372 432', width: 7 },
  { path: 'M470 122C474 200 476 280 486 446', width: 7 },
  { path: 'M560 118C556 190 562 240 566 340', width: 6 },
  { path: 'M372 300H486', width: 5 },
  { path: 'M420 262L424 338', width: 5 },
  { path: 'M-210 150C-140 120 -40 100 30 130C80 150 130 150 178 134', width: 7 },
  { path: 'M-210 280C-120 250 -40 276 40 260C100 250 150 256 214 236', width: 7 },
  { path: 'M90 140C96 230 100 320 104 406', width: 6 },
  { path: 'M700 130C712 220 720 320 728 440', width: 6 },
  { path: 'M655 210C700 200 750 200 810 190S940 176 1010 180', width: 6 },
  { path: 'M662 330C710 322 760 324 810 316S950 300 1010 306', width: 6 },
  { path: 'M420 436C424 460 426 480 428 510', width: 6 },
  { path: 'M560 456C566 476 570 490 572 510', width: 6 },
  { path: 'M270 20C290 60 300 110 306 148', width: 6 },
  { path: 'M826 62C838 180 842 300 850 424', width: 8 },
  { path: 'M920 36C926 140 930 280 938 412', width: 6 },
  { path: 'M-60 104C-56 200 -44 320 -36 420', width: 7 },
  { path: 'M-150 124C-146 220 -140 340 -132 436', width: 6 },
  { path: 'M-210 360C-140 350 -80 352 -42 346', width: 6 },
  { path: 'M-120 438C-116 460 -112 480 -108 510', width: 6 },
  { path: 'M880 420C884 450 888 480 892 510', width: 6 },
  { path: 'M430-10C436 40 440 80 444 128', width: 6 },
];

export const PARKS: readonly string[] = [
  'M500 20C540 4 620 6 636 30S628 96 600 100 520 104 496 92 468 34 500 20z',
  'M16 170C40 158 76 164 82 186S84 238 66 246 22 248 12 232 0 180 16 170z',
  'M498 356C540 350 620 352 646 360L654 420C610 428 540 430 500 424z',
];

export const LAKE = 'M118 176C134 168 156 172 164 186S160 218 144 226 116 222 110 208 106 182 118 176z';

export const METRO = 'M126-10C150 110 172 190 205 268S270 420 284 510';
export const STATION = { x: 205, y: 268 };

export const LABELS: readonly Label[] = [
  { text: 'August Kranti Marg', x: 262, y: 356, turn: 64 },
  { text: 'Khel Gaon Marg', x: 470, y: 124, turn: -4 },
  { text: 'Outer Ring Road', x: 150, y: 411, turn: -1 },
  { text: 'Shahpur Jat', x: 430, y: 322, isArea: true },
  { text: 'Siri Fort', x: 566, y: 60, isArea: true },
  { text: 'Asiad Village', x: 720, y: 160, isArea: true },
  { text: 'Panchsheel Park', x: 420, y: 480, isArea: true },
  { text: 'Hauz Khas', x: 62, y: 330, isArea: true },
  { text: 'Green Park', x: -104, y: 60, isArea: true },
  { text: 'Chirag Delhi', x: 900, y: 360, isArea: true },
  { text: 'Deer Park', x: 48, y: 208, isArea: true },
];

/** The door. */
export const SHOP_AT = { x: 424, y: 292, name: 'Mela' };
