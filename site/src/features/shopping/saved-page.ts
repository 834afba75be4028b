import { pageStarted, setShown } from '../../components/page-script.ts';
import { type AskedProduct, askProducts, savedFrom } from './ask-products.ts';
import type { Known } from './fill-product.ts';
import type { SavedProduct, SavedProducts } from './saved-products.ts';

const UNREACHABLE = 'The shop cannot say at the moment what these cost and whether they can be had.';

interface SavedPageOptions<Product extends AskedProduct> {
  list: SavedProducts;
  /** What is asked of each product beside what every page asks. */
  moreFields?: string;
  /** Draws the list. */
  show: (products: SavedProduct[], knownOf: (id: string) => Known | Product) => void;
}

/** The page of a list that the browser keeps: at once as it is kept, and then as the server knows it. */
export class SavedPage<Product extends AskedProduct> {
  readonly #page: HTMLElement;
  readonly #options: SavedPageOptions<Product>;
  /** What was asked; null: the shop cannot be. */
  #known: Map<string, Product | 'gone'> | null = null;
  #asked = 0;
  /** What takes the last removal back, and of which product. */
  #undo: { press: () => void; id: string } | null = null;

  constructor(page: HTMLElement, options: SavedPageOptions<Product>) {
    this.#page = page;
    this.#options = options;
  }

  start(): void {
    this.#page.addEventListener('click', ({ target }) => {
      const pressed = (name: string) => (target as Element).closest(`[data-${name}]`);
      if (pressed('undo')) this.#restore();
      else if (pressed('retry')) void this.#ask();
      else if (pressed('remove')) this.#remove((target as Element).closest<HTMLElement>('[data-product]'));
    });
    this.#options.list.subscribe(() => this.#changed());
    addEventListener('online', () => void this.#ask());
    this.#changed();
    pageStarted();
  }

  #changed(): void {
    this.#show();
    const isKnown = this.#options.list.read().every(({ id }) => this.#known?.has(id));
    if (!isKnown) void this.#ask();
  }

  #show(): void {
    const products = this.#options.list.read();
    const list = this.#find('[data-list]');
    const controls = () => [...list.querySelectorAll<HTMLElement>('a, button')];
    const focused = controls().indexOf(document.activeElement as HTMLElement);
    list.hidden = products.length === 0;
    this.#find('[data-empty]').hidden = products.length > 0;
    const known = this.#known;
    // The server says what they are called by now, and where they are.
    const shown = products.map((product) => {
      const now = known?.get(product.id) ?? 'gone';
      return now === 'gone' ? product : savedFrom(now, product);
    });
    this.#options.show(shown, (id) => known?.get(id) ?? 'unknown');
    // All of it is drawn anew.
    controls()[focused]?.focus({ preventScroll: true });
  }

  async #ask(): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const ids = this.#options.list.read().map(({ id }) => id);
    const found = await askProducts<Product>(ids, this.#options.moreFields).catch(() => null);
    if (asked !== this.#asked) return;
    this.#find('[data-text="failed"]').textContent = found ? '' : UNREACHABLE;
    this.#known = found && new Map(ids.map((id) => [id, found.get(id) ?? 'gone']));
    this.#show();
    setShown(this.#find('[data-failed]'), found === null, () => this.#linkIn('[data-list]'));
  }

  #remove(row: HTMLElement | null): void {
    const { list } = this.#options;
    const { product: id, title = '' } = row?.dataset ?? {};
    if (!id) return;
    this.#undo = { press: list.remove(id), id };
    this.#find('[data-text="removed"]').textContent = `${title} was removed.`;
    this.#find('[data-removed]').hidden = false;
    this.#find('[data-undo]').focus();
  }

  #restore(): void {
    this.#undo?.press();
    setShown(this.#find('[data-removed]'), false, () => this.#linkIn(`[data-product="${this.#undo?.id}"]`));
  }

  /** The first there is in what the selector finds. */
  #linkIn(selector: string): HTMLElement | null {
    return this.#page.querySelector(`${selector} [data-link]`);
  }

  #find(selector: string): HTMLElement {
    return this.#page.querySelector(selector) as HTMLElement;
  }
}
