import { type ComponentType, createElement, type ReactElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Takes the place of the client of `@astrojs/react` (`client-approach.ts`). React removes what is in a root when one of
 * its components throws, be it as it is hydrated, in an effect or after an event: what the server has rendered comes back
 * then, in the same task, and goes on as the HTML it is.
 */
const hydrateIsland =
  (island: HTMLElement) =>
  (
    Component: ComponentType<object>,
    props: object,
    { default: children, ...slots }: Record<string, string>,
  ) => {
    const html = island.innerHTML;
    let isRestored = false;
    const restore = (error: unknown) => {
      reportError(error);
      if (!isRestored) island.innerHTML = html;
      isRestored = true;
    };
    const named = Object.entries(slots).map(([name, value]) => [name, slotOf(value, name)]);
    const element = createElement(Component, { ...props, ...Object.fromEntries(named) }, slotOf(children));
    // A part at a time: what is touched meanwhile comes first.
    startTransition(() => void hydrateRoot(island, element, { onUncaughtError: restore }));
  };

/** What the server has rendered into a slot stays as it is. */
function slotOf(html = '', name?: string): ReactElement | null {
  if (html.trim() === '') return null;
  const dangerouslySetInnerHTML = { __html: html };
  return createElement('astro-slot', { name, suppressHydrationWarning: true, dangerouslySetInnerHTML });
}

// biome-ignore lint/style/noDefaultExport: Astro imports a renderer by its default export.
export default hydrateIsland;
