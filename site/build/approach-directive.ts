import type { ClientDirective } from 'astro';
import { defineIslands } from './island-element.ts';

/** A click comes alone from screen readers, and from one button that stands for another. */
const TOUCHES = ['pointerover', 'touchend', 'focusin', 'click', 'input'];
/** How far a finger has to go for a swipe, in pixels. */
const SWIPE = 30;

/**
 * What is pressed before its island is hydrated is pressed again afterwards, each once, and so is the button that a swipe
 * stands for (`data-swipe`): nothing has to be done twice. Popovers, rows that scroll, and `data-press` need no island.
 */
function approach(load: () => Promise<void>, island: HTMLElement): void {
  const touches = new AbortController();
  const options = { signal: touches.signal };
  const pressed = new Set<HTMLElement>();
  let isLoading = false;
  let isUsed = false;
  let from = 0;

  const hydrate = () => {
    if (!isLoading)
      load().catch((error) => {
        // A catalogue's page says so (`HeaderScript.astro`); the sample's toast is about something else. The next touch tries again, for what it presses.
        if ((isUsed || pressed.size) && window.presses)
          dispatchEvent(new CustomEvent('lost', { detail: [...pressed] }));
        addEventListener('again', hydrate, options);
        isUsed = false;
        pressed.clear();
        isLoading = false;
        throw error;
      });
    isLoading = true;
  };
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && hydrate(), {
    rootMargin: '50%',
  });
  const touch = (event: Event) => {
    const { type, target, pointerType, clientX, changedTouches } = event as PointerEvent & TouchEvent;
    const isClick = type === 'click';
    // A row that scrolls may be swiped: no script is to take it over before the finger is lifted.
    if (pointerType === 'touch' && !isClick) {
      from = clientX;
      return;
    }
    const way = (changedTouches?.[0]?.clientX ?? from) - from;
    isUsed ||= type === 'input';
    const button = isClick
      ? (target as Element).closest<HTMLElement>('button:not([popovertarget],[data-press]),[data-zoom]')
      : Math.abs(way) > SWIPE && island.querySelector<HTMLElement>(`[data-swipe="${Math.sign(way)}"]`);
    if (button) pressed.add(button);
    hydrate();
  };

  // On the island's own event: React hydrates at once what is clicked, unless an island within has begun to hydrate.
  const repeat = async () => {
    touches.abort();
    observer.disconnect();
    for (const button of pressed) {
      // After a timeout the page has said that nothing happened, and offered to try again.
      if (button.matches('[data-buy],[data-buy-bar]') && !button.ariaBusy) continue;
      button.ariaBusy = null;
      button.click();
      // React renders what a press has changed in a microtask, and the next press is to see it.
      await null;
    }
  };
  island.addEventListener('astro:hydrate', repeat, options);
  for (const type of TOUCHES) island.addEventListener(type, touch, options);
  if (location.search && island.querySelector('[data-query]')) hydrate();
  // Pressed before this script came (`HeaderScript.astro` shows it as busy).
  for (const button of island.querySelectorAll<HTMLElement>('button[aria-busy]')) pressed.add(button);
  // `data-wanted`: the page knows that what it shows has changed.
  if (pressed.size || island.matches('[data-wanted]')) hydrate();
  island.addEventListener('wanted', hydrate, options);
  // An island has no box of its own (`display: contents`), so its first child is observed.
  const observe = () => island.firstElementChild && observer.observe(island.firstElementChild);
  addEventListener('scroll', observe, options);
}

defineIslands(approach);

/** For Astro's own element, which finds its name taken. */
const directive: ClientDirective = () => {};

// biome-ignore lint/style/noDefaultExport: Astro asks a directive's file for its default export.
export default directive;
