import { fillTexts } from '../../../components/fill-places.ts';
import { fillProduct, type Known } from '../../shopping/fill-product.ts';
import { SavedPage } from '../../shopping/saved-page.ts';
import { compared, type SavedProduct } from '../../shopping/saved-products.ts';
import { COMPARED_FIELDS, type ComparedProduct, factRows, isDifferent, shortText } from './compare-rows.ts';

/** In this order; the facts of the products stand before `Buy`. */
const CELLS = ['Preview', 'Name', 'Price', 'Description', 'Stock status', 'Buy', 'Remove'];
/** That they differ is what they are for. */
const NEVER_MARKED = new Set(['Preview', 'Name', 'Description', 'Buy', 'Remove']);
const CONTROLS = new Set(['Buy', 'Remove']);

type Column = { product: SavedProduct; known: Known | ComparedProduct };

class CompareTable {
  readonly #page: HTMLElement;

  constructor(page: HTMLElement) {
    this.#page = page;
  }

  show(columns: Column[]): void {
    const body = this.#page.querySelector('[data-rows]') as HTMLElement;
    const filled = columns.map((column) => this.#fill(column));
    const asked = columns.map(({ known }) => (typeof known === 'string' ? null : (known as ComparedProduct)));
    const facts = factRows(asked).map(({ name, values }) => {
      const cells = values.map((value, place) => cellOf(columns[place], [value]));
      return rowOf(name, cells, isDifferent(values.filter((_, place) => asked[place])));
    });
    const rows = CELLS.map((name) => {
      const contents = filled.map((root) => root.querySelector(`[data-cell="${name}"]`) as HTMLElement);
      const isMarked = !NEVER_MARKED.has(name) && isDifferent(contents.map(({ textContent }) => textContent));
      return rowOf(
        name,
        contents.map((content, place) => cellOf(columns[place], [content], filled[place])),
        isMarked,
      );
    });
    body.style.setProperty('--products', String(columns.length));
    body.replaceChildren(...rows.slice(0, -2), ...facts, ...rows.slice(-2));
  }

  #fill({ product, known }: Column): HTMLElement {
    const template = this.#page.querySelector('[data-column]') as HTMLTemplateElement;
    const root = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
    fillProduct(root, product, known);
    const description = typeof known === 'string' ? '' : (known as ComparedProduct).description;
    fillTexts(root, { description: shortText(description) });
    return root;
  }
}

/** A cell knows the product of its column, as a card does: buttons in it are pressed for that. */
function cellOf(column: Column | undefined, contents: (Node | string)[], filled?: HTMLElement): HTMLElement {
  const cell = document.createElement('td');
  Object.assign(cell.dataset, filled?.dataset ?? { product: column?.product.id });
  cell.append(...contents);
  return cell;
}

function rowOf(name: string, cells: HTMLElement[], isMarked: boolean): HTMLElement {
  const row = document.createElement('tr');
  const head = Object.assign(document.createElement('th'), { scope: 'row', textContent: name });
  row.classList.toggle('compare__different', isMarked);
  row.classList.toggle('compare__controls', CONTROLS.has(name));
  row.append(head, ...cells);
  return row;
}

const page = document.querySelector<HTMLElement>('[data-compare]');
if (page) {
  const table = new CompareTable(page);
  new SavedPage<ComparedProduct>(page, {
    list: compared,
    moreFields: COMPARED_FIELDS,
    show: (products, knownOf) =>
      table.show(products.map((product) => ({ product, known: knownOf(product.id) }))),
  }).start();
}
