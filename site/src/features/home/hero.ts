/**
 * The rendered width of a slide's image. It is understated for a phone, because the soft scenes need only the
 * narrow file.
 */
export const HERO_SIZES = '(width < 62rem) 58vw, min(53vw, 840px)';
