import type { ClientDirective } from 'astro';
import { defineIslands } from './island-element.ts';

/** The events of a touch. Screen readers send only a click, and so does a script that presses a button. */
const TOUCHES = ['pointerover', 'touchend', 'focusin', 'click', 'input'];
/** The minimum distance of a swipe, in pixels. */
const SWIPE = 30;

/**
 * Hydrates an island on approach, and then repeats the presses from before, each once. A swipe counts as a press of its button
 * (`data-swipe`). Popovers, scrolling rows and `data-press` need no island.
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
        // A catalogue's page reports the failure (`HeaderScript.astro`). The sample has no such report. The
        // next touch retries.
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
    // A touch may swipe a scrolling row. No script may take over the row before the finger is lifted.
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

  // Runs on the island's own event. React hydrates a clicked part at once, unless an inner island has begun to hydrate.
  const repeat = async () => {
    touches.abort();
    observer.disconnect();
    for (const button of pressed) {
      // After a timeout the page has already reported that nothing happened, and offered a retry.
      if (button.matches('[data-buy],[data-buy-bar]') && !button.ariaBusy) continue;
      button.ariaBusy = null;
      button.click();
      // React renders the result of a press in a microtask, and the next press must see it.
      await null;
    }
  };
  island.addEventListener('astro:hydrate', repeat, options);
  for (const type of TOUCHES) island.addEventListener(type, touch, options);
  if (location.search && island.querySelector('[data-query]')) hydrate();
  // Buttons pressed before this script loaded. `HeaderScript.astro` shows them as busy.
  for (const button of island.querySelectorAll<HTMLElement>('button[aria-busy]')) pressed.add(button);
  // `data-wanted`: the displayed content is outdated, so the island must hydrate now.
  if (pressed.size || island.matches('[data-wanted]')) hydrate();
  island.addEventListener('wanted', hydrate, options);
  // An island has no box of its own (`display: contents`), so its first child is observed.
  const observe = () => island.firstElementChild && observer.observe(island.firstElementChild);
  addEventListener('scroll', observe, options);
}

defineIslands(approach);

/** The directive itself does nothing, because `island-element.ts` replaces Astro's own island element. */
const directive: ClientDirective = () => {};

// biome-ignore lint/style/noDefaultExport: Astro asks a directive's file for its default export.
export default directive;
