import type { EmblaCarouselType } from 'embla-carousel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { debounce, optionsFor, pluginsFor, springFor } from './options.ts';
import { PRESETS, type Preset, RESIZE_DEBOUNCE_MS } from './presets.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-motion: no)' }));
  vi.stubGlobal('getComputedStyle', ({ opacity }: { opacity: number }) => ({ opacity: String(opacity) }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A scrolled viewport with slides side by side. Sizes are in pixels. */
function viewportOf({ count = 6, width = 600, slide = 100, gap = 0, scrolled = 0, shown = 0 }) {
  const slides = Array.from({ length: count }, (_, place) => ({
    offsetLeft: 20 + place * (slide + gap),
    offsetWidth: slide,
    opacity: place === shown ? 0.9 : 0.1,
  }));
  return {
    clientWidth: width,
    scrollLeft: scrolled,
    querySelectorAll: (selector: string) => (selector === '.carousel__track > *' ? slides : []),
  } as unknown as HTMLElement;
}

const startOf = (preset: Preset, viewport: Parameters<typeof viewportOf>[0]) =>
  optionsFor(preset, viewportOf(viewport)).startIndex;

test('runs once, 50 ms after the last of many calls', () => {
  const run = vi.fn();
  const debounced = debounce(run, RESIZE_DEBOUNCE_MS);
  debounced();
  vi.advanceTimersByTime(49);
  debounced();
  vi.advanceTimersByTime(49);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

describe('a carousel', () => {
  test('turns endlessly, and each slide stops at its own place', () => {
    expect(optionsFor(PRESETS.arrivals, viewportOf({}))).toMatchObject({
      ...{ container: '.carousel__track', loop: true, containScroll: false, align: 'start' },
    });
  });

  test('moves at the speed of its preset, and jumps with reduced motion', () => {
    expect(optionsFor(PRESETS.hero, viewportOf({})).duration).toBeGreaterThan(10);
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(prefers-reduced-motion: reduce)',
    }));
    expect(optionsFor(PRESETS.hero, viewportOf({})).duration).toBe(0);
  });

  test.each([0, 2, 5])('that fades continues from the visible slide: %i', (shown) => {
    expect(startOf(PRESETS.hero, { shown })).toBe(shown);
  });

  test.each<[string, Parameters<typeof viewportOf>[0], number]>([
    ['not at all', {}, 0],
    ['by two slides', { scrolled: 200 }, 2],
    ['by two slides and a little', { scrolled: 240 }, 2],
    ['by slides with gaps', { scrolled: 360, gap: 20 }, 3],
    ['by one slide, of two', { count: 2, scrolled: 100 }, 1],
    ['though there is one', { count: 1, scrolled: 100 }, 0],
    ['though there is none', { count: 0 }, 0],
    ['by more than there are', { scrolled: 700 }, 1],
  ])('goes on where it was scrolled to: %s', (_, viewport, start) => {
    expect(startOf(PRESETS.arrivals, viewport)).toBe(start);
  });

  test.each([
    [600, 0, 3],
    [650, 0, 3],
    [500, 100, 3],
    [100, 300, 3],
    [200, 500, 0],
  ])(
    'that is centred, %i px wide and scrolled by %i px, goes on with the middle one',
    (width, scrolled, start) => {
      expect(startOf(PRESETS.categories, { width, scrolled })).toBe(start);
    },
  );

  test('is no longer scrolled once it turns', () => {
    const viewport = viewportOf({ scrolled: 200 });
    optionsFor(PRESETS.arrivals, viewport);
    expect(viewport.scrollLeft).toBe(0);
  });

  test.each([
    ['one', 300, 200, 0],
    ['two, the second', 400, 200, 200],
    ['three, the second', 600, 200, 200],
    ['three and a half, the second of three', 700, 200, 250],
    ['six, the fourth', 600, 100, 300],
  ])('that is centred shows of %s in the middle', (_, view, slide, place) => {
    const { align } = optionsFor(PRESETS.categories, viewportOf({}));
    expect(typeof align === 'function' && align(view, slide, 0)).toBe(place);
  });

  test('measures itself again once, after a resize that changed its width', () => {
    const watch = optionsFor(PRESETS.arrivals, viewportOf({})).watchResize;
    const root = { clientWidth: 600 };
    const embla = { rootNode: () => root, reInit: vi.fn() } as unknown as EmblaCarouselType;
    const resize = (width: number) => {
      root.clientWidth = width;
      return typeof watch === 'function' && watch(embla, []);
    };
    expect([resize(600), resize(600)]).toEqual([false, false]);
    vi.advanceTimersByTime(100);
    expect(embla.reInit).not.toHaveBeenCalled();
    expect([resize(500), resize(400)]).toEqual([false, false]);
    vi.advanceTimersByTime(50);
    expect(embla.reInit).toHaveBeenCalledOnce();
  });

  test('turns automatically, and fades if its preset says so', () => {
    expect(pluginsFor(PRESETS.hero).map(({ name }) => name)).toEqual(['autoplay', 'fade']);
    expect(pluginsFor(PRESETS.arrivals)).toMatchObject([
      { name: 'autoplay', options: { delay: 2500, playOnInit: false, stopOnFocusIn: false } },
    ]);
  });
});

/**
 * The time after which 1% of the distance is left in Embla's animation, at sixty steps a second. At most ten
 * seconds.
 */
function simulate(spring: number): number {
  let left = 1;
  let velocity = 0;
  let steps = 0;
  while (left > 0.01 && steps < 600) {
    velocity = (velocity + left / spring) * 0.68;
    left -= velocity;
    steps += 1;
  }
  return (steps * 1000) / 60;
}

test.each([600, 1000])('a slide has arrived after %d ms', (speedMs) => {
  expect(Math.abs(simulate(springFor(speedMs)) - speedMs)).toBeLessThan(100);
});
