// @vitest-environment happy-dom
import { act, createElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PresetName } from './presets.ts';

type Listener = () => void;
/** Embla on five slides. Embla exists once its options and its viewport are set. */
const embla = {
  slides: [] as HTMLElement[],
  selected: 0,
  listeners: new Map<string, Listener>(),
  width: 200,
  options: undefined as object | undefined,
  plugins: [] as { name: string }[],
  on(name: string, listener: Listener) {
    embla.listeners.set(name, listener);
    return embla;
  },
  selectedScrollSnap: () => embla.selected,
  slideNodes: () => embla.slides,
  rootNode: () => ({ clientWidth: embla.width }),
  scrollNext: vi.fn(),
};
let useCarousel: typeof import('./use-carousel.ts').useCarousel;
let root: Root | undefined;
let state: ReturnType<typeof useCarousel>;
let scrolled = 0;
let frames: (() => void)[] = [];

beforeAll(async () => {
  vi.resetModules();
  vi.doMock('embla-carousel-react', async () => {
    const { useState } = await import('react');
    return {
      default: (options: object | undefined, plugins: { name: string }[]) => {
        const [viewport, setViewport] = useState<HTMLElement>();
        Object.assign(embla, { options, plugins });
        return [setViewport, options && viewport ? embla : undefined];
      },
    };
  });
  ({ useCarousel } = await import('./use-carousel.ts'));
});
afterAll(() => {
  vi.doUnmock('embla-carousel-react');
  vi.resetModules();
});
beforeEach(() => {
  Object.assign(embla, { selected: 0, width: 200, options: undefined });
  embla.listeners.clear();
  embla.scrollNext.mockClear();
  [scrolled, frames] = [0, []];
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => {
    frames[id - 1] = () => {};
  });
  document.body.innerHTML = '<div id="place"></div>';
  root = createRoot(document.querySelector('#place') as Element);
});
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.unstubAllGlobals();
});

function View({ preset, hasPlace }: { preset: PresetName; hasPlace: boolean }): ReactNode {
  state = useCarousel(preset);
  if (!hasPlace) return null;
  const setViewport = (element: HTMLDivElement | null) => {
    state.viewport.current = element;
    if (!element || element.firstChild) return;
    element.innerHTML = '<div class="carousel__track"></div>';
    for (let place = 0; place < 5; place += 1) {
      const slide = document.createElement('div');
      slide.innerHTML = '<img class="shown" loading="lazy"><img class="other" loading="lazy">';
      Object.defineProperties(slide, { offsetWidth: { value: 100 }, offsetLeft: { value: place * 100 } });
      for (const image of slide.querySelectorAll('img'))
        image.checkVisibility = () => image.className === 'shown';
      element.firstElementChild?.append(slide);
    }
    embla.slides = [...element.querySelectorAll<HTMLElement>('.carousel__track > *')];
    Object.defineProperty(element, 'scrollLeft', {
      get: () => scrolled,
      set: (value: number) => {
        scrolled = value;
      },
    });
  };
  return createElement('div', { ref: setViewport });
}
const open = (preset: PresetName = 'arrivals', hasPlace = true) =>
  act(async () => root?.render(createElement(View, { preset, hasPlace })));
const select = (place: number) =>
  act(async () => {
    embla.selected = place;
    embla.listeners.get('select')?.();
  });
/** The places of slides whose visible image loads at once. */
const loading = (images = 'img.shown') =>
  embla.slides.flatMap((slide, place) =>
    slide.querySelector<HTMLImageElement>(images)?.loading === 'eager' ? place : [],
  );
const nextFrame = () => act(async () => frames.at(-1)?.());

describe('a carousel', () => {
  test('starts with the options of its preset, once its slides are there', async () => {
    await open('arrivals', false);
    expect([state.embla, embla.options]).toEqual([undefined, undefined]);
    await act(async () => root?.unmount());
    root = createRoot(document.querySelector('#place') as Element);
    await open('arrivals');
    expect(embla.options).toMatchObject({ container: '.carousel__track', startIndex: 0 });
    expect(state.embla).toBe(embla);
    expect(embla.plugins.map(({ name }) => name)).toEqual(['autoplay']);
  });

  test('knows its selected slide', async () => {
    embla.selected = 1;
    await open();
    expect(state.selected).toBe(1);
    await select(3);
    expect(state.selected).toBe(3);
  });

  test('knows its selected slide after it has been measured again', async () => {
    await open();
    await act(async () => {
      embla.selected = 2;
      embla.listeners.get('reInit')?.();
    });
    expect(state.selected).toBe(2);
  });

  test('moves at once when it is ready', async () => {
    await open();
    await act(async () => state.move((slides) => slides.scrollNext()));
    expect(embla.scrollNext).toHaveBeenCalledOnce();
  });

  test('pressed before it is ready moves once when it is, by the last press', async () => {
    scrolled = 100;
    await open();
    const former = vi.fn();
    await act(async () => state.move(former));
    await act(async () => state.move((slides) => slides.scrollNext()));
    expect(embla.scrollNext).not.toHaveBeenCalled();
    for (let frame = 0; frame < 3; frame += 1) await nextFrame();
    expect([embla.scrollNext.mock.calls.length, former.mock.calls.length]).toEqual([1, 0]);
    await select(2);
    expect(embla.scrollNext).toHaveBeenCalledOnce();
  });
});

describe('a carousel that is being swiped', () => {
  test('starts when it has rested for three frames', async () => {
    scrolled = 100;
    await open();
    await nextFrame();
    await nextFrame();
    expect(state.embla).toBeUndefined();
    scrolled = 150;
    await nextFrame();
    await nextFrame();
    await nextFrame();
    expect(state.embla).toBeUndefined();
    await nextFrame();
    expect(state.embla).toBe(embla);
    // The second slide is half past, so the third is next.
    expect(embla.options).toMatchObject({ startIndex: 2 });
  });

  test('does not start once it is gone', async () => {
    scrolled = 100;
    await open();
    await act(async () => root?.unmount());
    for (const frame of frames) frame();
    expect([frames.length, embla.options]).toEqual([1, undefined]);
  });
});

describe('images', () => {
  test('of the visible slides and of the next step load at once, in both directions', async () => {
    await open();
    expect(loading()).toEqual([0, 1, 2, 3, 4]);
  });

  test.each([
    [0, [0, 1, 4]],
    [2, [1, 2, 3]],
    [4, [0, 3, 4]],
  ])('of other slides wait. Selected: %i', async (selected, places) => {
    Object.assign(embla, { selected, width: 199 });
    await open();
    expect(loading()).toEqual(places);
  });

  test('of further slides load as the carousel moves', async () => {
    embla.width = 100;
    await open();
    expect(loading()).toEqual([0, 1, 4]);
    await select(2);
    expect(loading()).toEqual([0, 1, 2, 3, 4]);
  });

  test('that are hidden in a slide wait', async () => {
    await open();
    expect(loading('img.other')).toEqual([]);
  });
});

describe('slides', () => {
  const inert = () => embla.slides.flatMap((slide, place) => (slide.inert ? place : []));

  test('that have faded out cannot be reached', async () => {
    await open('hero');
    expect(inert()).toEqual([1, 2, 3, 4]);
    await select(2);
    expect(inert()).toEqual([0, 1, 3, 4]);
  });

  test('that lie side by side can all be reached', async () => {
    await open('arrivals');
    await select(2);
    expect(inert()).toEqual([]);
  });
});
