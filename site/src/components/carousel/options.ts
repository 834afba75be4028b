import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import Fade from 'embla-carousel-fade';
import { type Preset, RESIZE_DEBOUNCE_MS } from './presets.ts';

/** Embla's options for a server-rendered carousel. Starts with the visible slide. */
export function optionsFor(preset: Preset, viewport: HTMLElement): EmblaOptionsType {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    container: '.carousel__track',
    loop: true,
    align: preset.isCentred ? middle : 'start',
    containScroll: false,
    duration: isStill ? 0 : springFor(preset.speedMs),
    startIndex: preset.fades ? seenSlide(viewport) : scrolledSlide(viewport, preset),
    watchResize: resizeWatcher(),
  };
}

/** Embla's plugins for a preset. `use-autoplay.ts` starts and stops autoplay. */
export function pluginsFor({ autoplayMs, fades }: Preset) {
  const autoplay = Autoplay({ delay: autoplayMs, playOnInit: false, stopOnFocusIn: false });
  return fades ? [autoplay, Fade()] : [autoplay];
}

/**
 * The start of the middle visible slide. With an even number of slides, the start of the one after the
 * middle.
 */
function middle(viewSize: number, slideSize: number): number {
  const visible = Math.floor(viewSize / slideSize);
  if (visible < 2) return 0;
  return (Math.floor(visible / 2) * (viewSize - slideSize)) / (visible - 1);
}

/** The index of the slide that the CSS animation shows. */
function seenSlide(viewport: HTMLElement): number {
  const slides = [...viewport.querySelectorAll('.carousel__track > *')];
  const opacities = slides.map((slide) => Number(getComputedStyle(slide).opacity));
  return opacities.indexOf(Math.max(...opacities));
}

/**
 * The index of the slide to which the viewport was scrolled before hydration. Resets the scroll position,
 * because Embla moves the slides from now on.
 */
function scrolledSlide(viewport: HTMLElement, { isCentred }: Preset): number {
  const slides = viewport.querySelectorAll<HTMLElement>('.carousel__track > *');
  const [first, second] = slides;
  if (!first || !second) return 0;
  const passed = Math.round(viewport.scrollLeft / (second.offsetLeft - first.offsetLeft));
  viewport.scrollLeft = 0;
  const ahead = isCentred ? Math.floor(Math.floor(viewport.clientWidth / first.offsetWidth) / 2) : 0;
  return (passed + ahead) % slides.length;
}

/** Measures after a resize has ended. By itself, Embla would measure at each step of the resize. */
function resizeWatcher() {
  let measure: (() => void) | undefined;
  let width: number | undefined;
  return (embla: EmblaCarouselType): boolean => {
    measure ??= debounce(() => embla.reInit(), RESIZE_DEBOUNCE_MS);
    const isChanged = width !== undefined && width !== embla.rootNode().clientWidth;
    width = embla.rootNode().clientWidth;
    if (isChanged) measure();
    return false;
  };
}

/** Delays a function until its calls have paused for this long. */
export function debounce(run: () => void, pauseMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, pauseMs);
  };
}

/** The friction of Embla's animation in each step. */
const FRICTION = 0.68;
const STEPS_PER_SECOND = 60;

/** The share of the distance at which a slide looks as if it had arrived. */
const REST = 0.01;

/**
 * Converts a duration to Embla's `duration`, which is the softness of a damped spring, without a unit.
 */
export function springFor(speedMs: number): number {
  const steps = (speedMs / 1000) * STEPS_PER_SECOND;
  // The share of the distance that is left after each step.
  const share = REST ** (1 / steps);
  return FRICTION / (1 + FRICTION - share - FRICTION / share);
}
