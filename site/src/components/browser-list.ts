interface BrowserListOptions<Item> {
  /** The list's key in the browser's storage. */
  key: string;
  /** The name of the item array in the stored JSON: `{"lines":[…]}`. */
  name: string;
  /**
   * Checks stored items.
   * @returns the valid ones, because other programs and earlier versions also write to the storage
   */
  accept: (items: unknown[]) => Item[];
}

/**
 * A list in the browser's storage, shared by all tabs. Each access reads the storage, so that no tab overwrites another's changes
 * with its own memory. If nothing can be stored (private mode, full disk), the list lasts as long as the page.
 */
export class BrowserList<Item> {
  readonly #options: BrowserListOptions<Item>;
  /** The list's text, if it could not be stored. */
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
    // Send the event that browsers send only to other tabs, so that listeners need no second one.
    dispatchEvent(new StorageEvent('storage', { key }));
  }

  /** Calls the listener on each change, here or in another tab. @returns a function that unsubscribes */
  subscribe(listener: (items: Item[]) => void): () => void {
    const hear = (event: Event) => {
      const { key } = event as StorageEvent;
      // The event has no key if the whole storage was cleared.
      const isChange = event.type === 'storage' && (key === null || key === this.#options.key);
      // Notify a page that is restored from the browser's history, too: it has missed earlier events.
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
