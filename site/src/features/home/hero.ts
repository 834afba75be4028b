import { PRESETS } from '../../components/carousel/presets.ts';

/**
 * The rendered width of a slide's image. It is understated for a phone, because the soft scenes need only the
 * narrow file.
 */
export const HERO_SIZES = '(width < 62rem) 58vw, min(53vw, 840px)';

const SLIDE_S = PRESETS.hero.autoplayMs / 1000;
const FADE_S = PRESETS.hero.speedMs / 1000;
/** The number of slides that `hero-turn.css` covers. */
const IN_CSS = 3;

/** The animations that turn the slides, as named in `hero-turn.css`. */
const TURNING = [
  ...['.hero__slide', '.carousel__dots ::after', '.hero__slide~.hero__slide .hero__image'].map(
    (part) => `.carousel--hero:not(.carousel--hydrated) ${part}`,
  ),
  '.carousel--hydrated .hero__slide:not([inert]) .hero__image',
].join();

/**
 * The CSS of `hero-turn.css`, which covers three slides, for another number. null if the page needs no other
 * CSS.
 */
export function heroTurnStyle(count: number): string | null {
  if (count === 0 || count === IN_CSS) return null;
  if (count === 1) return `@layer pages{${TURNING}{animation:none}}`;
  const round = count * SLIDE_S;
  const percent = (seconds: number) => `${((100 * seconds) / round).toFixed(2)}%`;
  const delays = Array.from({ length: Math.max(0, count - IN_CSS) }, (_, index) => {
    const before = IN_CSS + index;
    return `:is(.hero__slide,.carousel__dots button):nth-child(${before + 1}){--turn-delay:${before * SLIDE_S}s;--back:-${before}00%}`;
  }).join('');
  const [last, next] = [percent(SLIDE_S - 0.001), percent(SLIDE_S)];
  const turn = `@keyframes hero-turn{0%,${last}{opacity:1;translate:0}${next},to{opacity:0;translate:0 -200%}}`;
  const appear = `@keyframes hero-appear{from{opacity:0}${percent(FADE_S)}{opacity:1}}`;
  return `@layer pages{@media (scripting:enabled){${TURNING}{animation-duration:${round}s}}${delays}${turn}${appear}}`;
}
