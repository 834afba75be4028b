import type { FoundProducts } from '@mela/rules/listing/find-products.ts';
import { addressOf, CHECKED, type Checked, type ListingQuery } from '@mela/rules/listing/listing-query.ts';
import * as shopText from '#messages/shop.ts';
import { cardOf } from '../../components/product-card/card.ts';
import { fillCard } from '../../components/product-card/fill-card.ts';

/** The rows with a count. The sample has no counts for sizes. */
const ROWS = '.filters__row, .chip:has(.chip__count)';

/** The server-rendered parts of a listing that the browser changes: cards and numbers. */
export class ServedListing {
  readonly #grid: Element;
  readonly #cards: Node[];
  readonly #template: HTMLTemplateElement | null;
  readonly #title: Element | null;
  readonly #rows: FilterRow[];
  readonly #texts: Map<Element, string>;

  readonly #currency: string;

  constructor(root: Element, currency: string) {
    this.#currency = currency;
    this.#grid = root.querySelector('.product-grid') as Element;
    this.#cards = [...this.#grid.childNodes];
    this.#template = document.querySelector('#card-template');
    this.#title = root.querySelector('[data-found]');
    this.#rows = Array.from(root.querySelectorAll(ROWS), filterRow);
    const texts = [...this.#rows.map(({ count }) => count), ...(this.#title ? [this.#title] : [])];
    this.#texts = new Map(texts.map((element) => [element, element.innerHTML]));
  }

  /** Shows the results. null: shows the cards that the server rendered. */
  showCards(found: FoundProducts | null): void {
    const template = this.#template;
    if (!found) {
      // Do not insert the same cards again, because that would cause another layout.
      if (this.#grid.firstChild !== this.#cards[0]) this.#grid.replaceChildren(...this.#cards);
    } else if (template) {
      this.#grid.replaceChildren(
        ...found.products.map((product) =>
          fillCard(template, cardOf(product, this.#currency), product.colors),
        ),
      );
      // Tell the page about the new cards, whose buttons must show what is saved (`ShoppingActions.astro`).
      dispatchEvent(new Event('cards'));
    }
  }

  /** Shows the total and the count of each choice. null: shows the numbers that the server rendered. */
  showNumbers(found: FoundProducts | null): void {
    for (const { kind, value, count } of this.#rows) {
      const number = found?.counts[kind].get(value) ?? 0;
      if (found) count.textContent = String(number);
      else this.#restore(count);
      count.parentElement?.classList.toggle('is-none', found !== null && number === 0);
    }
    if (!this.#title) return;
    if (found) this.#title.replaceChildren(...foundText(found.total));
    else this.#restore(this.#title);
  }

  /** Adds the active filters to the links of categories. */
  carryOver(query: ListingQuery): void {
    for (const { link } of this.#rows) {
      if (link) link.href = addressOf(link.pathname, { ...query, page: 1 });
    }
  }

  #restore(element: Element): void {
    element.innerHTML = this.#texts.get(element) ?? '';
  }
}

function foundText(items: number): (string | Element)[] {
  const number = Object.assign(document.createElement('b'), { textContent: String(items) });
  return [`${shopText.weFound} `, number, ` ${shopText.itemsForYou(items)}`];
}

/** A filter choice with its count: a category link or a checkbox. */
interface FilterRow {
  kind: Checked | 'category';
  value: string;
  count: Element;
  link: HTMLAnchorElement | null;
}

function filterRow(row: Element): FilterRow {
  const count = row.querySelector('data, span') as Element;
  const input = row.querySelector('input');
  const kind = CHECKED.find((name) => name === input?.name);
  if (input && kind) return { kind, value: input.value, count, link: null };
  const link = row as HTMLAnchorElement;
  return { kind: 'category', value: link.pathname.split('/')[2] ?? '', count, link };
}
