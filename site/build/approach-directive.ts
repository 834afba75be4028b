import type { ClientDirective } from 'astro';

const TOUCHES = ['pointerover', 'touchstart', 'focusin', 'input'];

/**
 * A button that is pressed before its island is hydrated is pressed again afterwards: nobody has to press twice. Those
 * of popovers work without the island.
 */
const approach: ClientDirective = (load, _options, island) => {
  let pressed: HTMLElement | null | undefined;
  const rememberClick = ({ target }: Event) => {
    pressed = (target as Element).closest('button:not([popovertarget])');
  };
  const hydrate = async () => {
    for (const touch of TOUCHES) island.removeEventListener(touch, hydrate);
    removeEventListener('scroll', observe);
    observer.disconnect();
    await (await load())();
  };
  // On the island's own event and not after load(): a nested island waits for its parent first.
  const repeatClick = () => {
    island.removeEventListener('click', rememberClick);
    pressed?.click();
  };
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && hydrate(), {
    rootMargin: '50%',
  });
  // An island has no box of its own (`display: contents`), so its first child is observed.
  const observe = () => island.firstElementChild && observer.observe(island.firstElementChild);

  island.addEventListener('click', rememberClick);
  island.addEventListener('astro:hydrate', repeatClick, { once: true });
  for (const touch of TOUCHES) island.addEventListener(touch, hydrate, { passive: true });
  if (location.search && island.querySelector('[data-query]')) hydrate();
  addEventListener('scroll', observe, { once: true, passive: true });
};

// biome-ignore lint/style/noDefaultExport: Astro asks a directive's file for its default export.
export default approach;
