// @vitest-environment happy-dom
import type { EmblaCarouselType } from 'embla-carousel';
import { act, createElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useAutoplay } from './use-autoplay.ts';

let root: Root | undefined;
let state: ReturnType<typeof useAutoplay>;
let isStill = false;

/** A carousel whose plugin notes whether it plays. */
function emblaOf({ slides = 3, rootNode = document.createElement('div') } = {}) {
  const listeners = new Set<() => void>();
  const embla = {
    isPlaying: false,
    slides,
    listeners,
    reInit: () => {
      embla.isPlaying = false;
      for (const listener of listeners) listener();
    },
    on: (name: string, listener: () => void) => name === 'reInit' && listeners.add(listener),
    off: (name: string, listener: () => void) => name === 'reInit' && listeners.delete(listener),
    rootNode: () => rootNode,
    scrollSnapList: () => Array.from({ length: embla.slides }, (_, place) => place),
    plugins: () => ({
      autoplay: {
        play: () => {
          embla.isPlaying = true;
        },
        stop: () => {
          embla.isPlaying = false;
        },
      },
    }),
  };
  return embla;
}
type Fake = ReturnType<typeof emblaOf>;

function View({ embla }: { embla: Fake | undefined }): ReactNode {
  state = useAutoplay(embla as unknown as EmblaCarouselType | undefined);
  return createElement(
    'section',
    state.restHandlers,
    createElement('button', { type: 'button' }),
    createElement('a', { href: '/' }),
  );
}
const show = (embla: Fake | undefined) => act(async () => root?.render(createElement(View, { embla })));
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const send = (selector: string, event: Event) => act(async () => void find(selector).dispatchEvent(event));
const point = () => send('section', new PointerEvent('pointerover', { bubbles: true }));
const leave = () =>
  send('section', new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }));
/** @param isVisible whether the browser shows the focus, as after a key */
async function focus(selector: string, isVisible: boolean) {
  vi.spyOn(find(selector), 'matches').mockImplementation((query) => query === ':focus-visible' && isVisible);
  await send(selector, new FocusEvent('focusin', { bubbles: true }));
}
const blur = (selector: string, relatedTarget: Element | null) =>
  send(selector, new FocusEvent('focusout', { bubbles: true, relatedTarget }));

beforeEach(() => {
  isStill = false;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isStill && query === '(prefers-reduced-motion: reduce)',
  }));
  document.body.innerHTML = '<div id="place"></div>';
  root = createRoot(find('#place'));
});
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a carousel', () => {
  test('plays once its slides are measured', async () => {
    await show(undefined);
    expect(state.isPaused).toBe(false);
    const embla = emblaOf();
    await show(embla);
    expect(embla.isPlaying).toBe(true);
  });

  test('plays on after it has been measured again', async () => {
    const embla = emblaOf();
    await show(embla);
    embla.reInit();
    expect(embla.isPlaying).toBe(true);
  });

  test('stops, and stays stopped when measured again, once it is gone', async () => {
    const embla = emblaOf();
    await show(embla);
    await act(async () => root?.unmount());
    expect(embla.isPlaying).toBe(false);
    embla.reInit();
    expect([embla.isPlaying, embla.listeners.size]).toEqual([false, 0]);
  });

  test.each([0, 1])('of %i slides does not play until it has more', async (slides) => {
    const embla = emblaOf({ slides });
    await show(embla);
    expect(embla.isPlaying).toBe(false);
    embla.slides = 2;
    embla.reInit();
    expect(embla.isPlaying).toBe(true);
  });

  test('starts paused for a visitor who prefers reduced motion, and plays when asked to', async () => {
    isStill = true;
    const embla = emblaOf();
    await show(embla);
    expect([state.isPaused, embla.isPlaying]).toEqual([true, false]);
    await act(async () => state.togglePause());
    expect([state.isPaused, embla.isPlaying]).toEqual([false, true]);
  });

  test('pauses and plays at a press', async () => {
    const embla = emblaOf();
    await show(embla);
    await act(async () => state.togglePause());
    expect([state.isPaused, embla.isPlaying]).toEqual([true, false]);
    embla.reInit();
    expect(embla.isPlaying).toBe(false);
    await act(async () => state.togglePause());
    expect([state.isPaused, embla.isPlaying]).toEqual([false, true]);
  });
});

describe('a playing carousel', () => {
  test('rests while it is pointed at', async () => {
    const embla = emblaOf();
    await show(embla);
    await point();
    expect([embla.isPlaying, state.isPaused]).toEqual([false, false]);
    await leave();
    expect(embla.isPlaying).toBe(true);
  });

  test('that was paused by hand stays paused when the pointer leaves', async () => {
    const embla = emblaOf();
    await show(embla);
    await point();
    await act(async () => state.togglePause());
    await leave();
    expect(embla.isPlaying).toBe(false);
  });

  test('rests while the keyboard’s focus is in it, from part to part, until it leaves', async () => {
    const embla = emblaOf();
    await show(embla);
    await focus('button', true);
    expect(embla.isPlaying).toBe(false);
    await blur('button', find('a'));
    expect(embla.isPlaying).toBe(false);
    await blur('a', document.body);
    expect(embla.isPlaying).toBe(true);
  });

  test('plays on when a click leaves the focus in it', async () => {
    const embla = emblaOf();
    await show(embla);
    await focus('button', false);
    expect(embla.isPlaying).toBe(true);
  });

  test('plays on when the focus leaves the window', async () => {
    const embla = emblaOf();
    await show(embla);
    await focus('button', true);
    await blur('button', null);
    expect(embla.isPlaying).toBe(true);
  });
});

describe('a carousel that the visitor used before its script loaded', () => {
  const inside = (change: object) => {
    const section = Object.assign(document.createElement('section'), change);
    section.innerHTML = '<div></div>';
    return section.firstElementChild as HTMLDivElement;
  };

  test.each<[string, object]>([
    ['pointed at', { matches: (query: string) => query === ':hover' }],
    [
      'focused',
      {
        querySelector: (query: string) => (query === ':focus-visible' ? {} : null),
      },
    ],
  ])('rests while it is %s', async (_, change) => {
    const embla = emblaOf({ rootNode: inside(change) });
    await show(embla);
    expect(embla.isPlaying).toBe(false);
  });

  test('plays if it is neither', async () => {
    const embla = emblaOf({ rootNode: inside({ matches: () => false, querySelector: () => null }) });
    await show(embla);
    expect(embla.isPlaying).toBe(true);
  });
});
