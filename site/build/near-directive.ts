import type { ClientDirective } from 'astro';

const TOUCHES = ['pointerover', 'touchstart', 'focusin'];

/**
 * Runs in the browser, inlined into every page with an island. A button that was pressed while its island was still
 * asleep is pressed again once it is awake: nobody has to press twice.
 */
const near: ClientDirective = (load, _options, island) => {
  let pressed: HTMLElement | null | undefined;
  const remember = ({ target }: Event) => {
    pressed = (target as Element).closest('button');
  };
  const wake = async () => {
    for (const touch of TOUCHES) island.removeEventListener(touch, wake);
    removeEventListener('scroll', watch);
    observer.disconnect();
    await (await load())();
  };
  // Told by the island, not by what loads it: one that stands in another waits for that one first.
  const pressAgain = () => {
    island.removeEventListener('click', remember);
    pressed?.click();
  };
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && wake(), {
    rootMargin: '50%',
  });
  // The island itself has no box (`display: contents`): what stands in it is watched.
  const watch = () => island.firstElementChild && observer.observe(island.firstElementChild);

  island.addEventListener('click', remember);
  island.addEventListener('astro:hydrate', pressAgain, { once: true });
  for (const touch of TOUCHES) island.addEventListener(touch, wake, { passive: true });
  addEventListener('scroll', watch, { once: true, passive: true });
};

// biome-ignore lint/style/noDefaultExport: Astro asks a directive's file for its default export.
export default near;
