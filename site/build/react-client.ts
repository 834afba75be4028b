import { type ComponentType, createElement, type ReactElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Replaces the client of `@astrojs/react` (`client-approach.ts`). React empties a root when one of its components throws during hydration,
 * in an effect or after an event. This restores the server-rendered HTML in the same task, without React.
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
    // Hydrates in parts, so that a touched part comes first.
    startTransition(() => void hydrateRoot(island, element, { onUncaughtError: restore }));
  };

/** Keeps the server-rendered content of a slot. */
function slotOf(html = '', name?: string): ReactElement | null {
  if (html.trim() === '') return null;
  const dangerouslySetInnerHTML = { __html: html };
  return createElement('astro-slot', { name, suppressHydrationWarning: true, dangerouslySetInnerHTML });
}

// biome-ignore lint/style/noDefaultExport: Astro imports a renderer by its default export.
export default hydrateIsland;
