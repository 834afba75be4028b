interface BrowserListOptions<Item> {
  /** Its key in the browser's storage. */
  key: string;
  /** What the items are called in what is stored: `{"lines":[…]}`. */
  name: string;
  /** @returns what can be used of what is stored: other programs and former versions write there too. */
  accept: (items: unknown[]) => Item[];
}

/**
 * A list that the browser keeps, the same in every tab. It is read anew each time, so that what another tab has written
 * is never overwritten by what this one remembers. Where nothing can be stored (private mode, a full disk) it lasts as
 * long as the page.
 */
export class BrowserList<Item> {
  readonly #options: BrowserListOptions<Item>;
  /** What could not be stored. */
  #unstored: string | null = null;

  constructor(options: BrowserListOptions<Item>) {
    this.#options = options;
  }

  read(): Item[] {
    const { key, name, accept } = this.#options;
    return accept(itemsIn(this.#unstored ?? storedText(key), name));
  }

  write(items: readonly Item[]): void {
    const { key, name } = this.#options;
    const text = JSON.stringify({ [name]: items });
    try {
      localStorage.setItem(key, text);
      this.#unstored = null;
    } catch {
      this.#unstored = text;
    }
    // As the browser tells the other tabs: whatever shows the list hears of it in one way.
    dispatchEvent(new StorageEvent('storage', { key }));
  }

  /** Tells the listener of each change, here or in another tab. @returns what ends that */
  subscribe(listener: (items: Item[]) => void): () => void {
    const hear = (event: Event) => {
      const { key } = event as StorageEvent;
      // Without a key everything was cleared.
      const isChange = event.type === 'storage' && (key === null || key === this.#options.key);
      // A page that comes back from the browser's history has heard nothing meanwhile.
      if (isChange || (event as PageTransitionEvent).persisted) listener(this.read());
    };
    addEventListener('storage', hear);
    addEventListener('pageshow', hear);
    return () => {
      removeEventListener('storage', hear);
      removeEventListener('pageshow', hear);
    };
  }
}

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function itemsIn(text: string | null, name: string): unknown[] {
  try {
    const items = JSON.parse(text ?? '{}')[name];
    return Array.isArray(items) ? items : [];
  } catch {
    return [];
  }
}
