/** A property as Astro serialises it: a kind and a value. Plain values and objects have kind 0, arrays 1. Other kinds are not used. */
type Written = [kind: number, value: unknown];
type Renderer = (
  island: HTMLElement,
) => (component: unknown, properties: object, slots: object, options: object) => Promise<void>;
type Start = (hydrate: () => Promise<void>, island: HTMLElement) => void;

const ISLAND = 'astro-island';

/**
 * Defines the element of Astro's islands before Astro does. Astro's own element supports every framework, directive and router. It is four
 * times as large and would be most of a page's script. `rewritePage` removes it.
 */
export function defineIslands(start: Start): void {
  class Island extends HTMLElement {
    connectedCallback() {
      const begin = () => start(() => hydrate(this), this);
      // While the page is being parsed, the island's slots are incomplete.
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
      else begin();
    }
  }
  customElements.define(ISLAND, Island);
}

async function hydrate(island: HTMLElement): Promise<void> {
  const attribute = (name: string) => island.getAttribute(name) ?? '';
  // The development server needs this module before React.
  if (attribute('before-hydration-url')) await import(attribute('before-hydration-url'));
  const [components, renderer] = await Promise.all([
    import(attribute('component-url')) as Promise<Record<string, unknown>>,
    import(attribute('renderer-url')) as Promise<{ default: Renderer }>,
  ]);
  // Waits for the parent island, so that this island hydrates in an element that the parent keeps.
  const parent = island.parentElement?.closest(`${ISLAND}[ssr]`);
  if (parent) await new Promise((hydrated) => parent.addEventListener('astro:hydrate', hydrated));
  // A file is named after the component that it exports.
  const [name = ''] = /\w+(?=[^/]*$)/.exec(attribute('component-url')) ?? [];
  await renderer.default(island)(components[name], propertiesOf(attribute('props')), slotsOf(island), {});
  island.removeAttribute('ssr');
  island.dispatchEvent(new Event('astro:hydrate'));
}

function propertiesOf(props: string): object {
  return read([0, JSON.parse(props)]) as object;
}

function read([kind, value]: Written): unknown {
  if (kind) return (value as Written[]).map(read);
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, written]) => [name, read(written)]));
}

/** The HTML of an island's slots by name. Slots that are initially hidden are in templates. */
function slotsOf(island: HTMLElement): object {
  const slots = [...island.querySelectorAll('astro-slot,[data-astro-template]')];
  const own = slots.filter((slot) => slot.closest(ISLAND) === island);
  return Object.fromEntries(
    own.map((slot) => [
      slot.getAttribute('name') || slot.getAttribute('data-astro-template') || 'default',
      slot.innerHTML,
    ]),
  );
}
