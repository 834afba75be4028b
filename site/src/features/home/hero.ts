/**
 * How wide the image of a slide is drawn; on a phone, less than the truth: the soft scenes need no more than
 * the narrow file, however fine the screen.
 */
export const HERO_SIZES = '(width < 62rem) 58vw, min(53vw, 840px)';
