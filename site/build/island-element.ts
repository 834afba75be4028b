/** What Astro writes of a property: a kind, and the value. Plain values and objects are 0, arrays 1; others are not used. */
type Written = [kind: number, value: unknown];
type Renderer = (
  island: HTMLElement,
) => (component: unknown, properties: object, slots: object, options: object) => Promise<void>;
type Start = (hydrate: () => Promise<void>, island: HTMLElement) => void;

const ISLAND = 'astro-island';

/**
 * Defines the element of Astro's islands before Astro does, whose own is for every framework, directive and router and
 * four times as large: most of the script of a page. `rewritePage` then leaves that out.
 */
export function defineIslands(start: Start): void {
  class Island extends HTMLElement {
    connectedCallback() {
      const begin = () => start(() => hydrate(this), this);
      // Its slots are still to come while the page is parsed.
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
      else begin();
    }
  }
  customElements.define(ISLAND, Island);
}

async function hydrate(island: HTMLElement): Promise<void> {
  const attribute = (name: string) => island.getAttribute(name) ?? '';
  // What the development server needs before React.
  if (attribute('before-hydration-url')) await import(attribute('before-hydration-url'));
  const [components, renderer] = await Promise.all([
    import(attribute('component-url')) as Promise<Record<string, unknown>>,
    import(attribute('renderer-url')) as Promise<{ default: Renderer }>,
  ]);
  // It must be rendered into an element that stays in the parent.
  const parent = island.parentElement?.closest(`${ISLAND}[ssr]`);
  if (parent) await new Promise((hydrated) => parent.addEventListener('astro:hydrate', hydrated));
  // A file bears the name of what it exports.
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

/** The HTML of an island's slots by their names. Those it does not show at first are in templates. */
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
