import type { ClientDirective } from 'astro';
import { defineIslands } from './island-element.ts';

const TOUCHES = ['pointerover', 'touchend', 'focusin', 'input'];
/** How far a finger has to go for a swipe, in pixels. */
const SWIPE = 30;

/**
 * What is pressed before its island is hydrated is pressed again afterwards, and so is the button that a swipe stands
 * for (`data-swipe`): nothing has to be done twice. Popovers, rows that scroll, and `data-press` need no island.
 */
function approach(load: () => Promise<void>, island: HTMLElement): void {
  const touches = new AbortController();
  const options = { passive: true, signal: touches.signal };
  let isLoading = false;
  let pressed: HTMLElement | null = null;
  let from = 0;

  const hydrate = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      await load();
    } finally {
      // When it has failed, the next touch tries again.
      isLoading = false;
    }
  };
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && hydrate(), {
    rootMargin: '50%',
  });
  const remember = ({ target }: Event) => {
    pressed = (target as Element).closest('button:not([popovertarget],[data-press]),[data-zoom]');
  };
  const touch = (event: Event) => {
    const { pointerType, clientX, changedTouches } = event as PointerEvent & TouchEvent;
    // A row that scrolls may be swiped: no script is to take it over before the finger is lifted.
    if (pointerType === 'touch') {
      from = clientX;
      return;
    }
    const way = (changedTouches?.[0]?.clientX ?? from) - from;
    if (Math.abs(way) > SWIPE) pressed = island.querySelector(`[data-swipe="${Math.sign(way)}"]`);
    hydrate();
  };

  // On the island's own event: React hydrates at once what is clicked, unless an island within has begun to hydrate.
  const repeat = () => {
    touches.abort();
    observer.disconnect();
    pressed?.click();
  };
  island.addEventListener('astro:hydrate', repeat, options);
  island.addEventListener('click', remember, options);
  for (const type of TOUCHES) island.addEventListener(type, touch, options);
  if (location.search && island.querySelector('[data-query]')) hydrate();
  // An island has no box of its own (`display: contents`), so its first child is observed.
  const observe = () => island.firstElementChild && observer.observe(island.firstElementChild);
  addEventListener('scroll', observe, { once: true, ...options });
}

defineIslands(approach);

/** For Astro's own element, which finds its name taken. */
const directive: ClientDirective = () => {};

// biome-ignore lint/style/noDefaultExport: Astro asks a directive's file for its default export.
export default directive;
