// Lists of products: search, categories, filters with counts, sorting and pages. The address has the whole state.
import { html } from './html.js';
import { ask, CARD, cards } from './shop.js';

const LIST = `query ($filter: ProductFilter, $orderBy: ProductOrder!, $after: String) {
  products(first: 24, after: $after, filter: $filter, orderBy: $orderBy) {
    totalCount nodes { ...Card } pageInfo { hasNextPage endCursor }
    facets { kind name values(first: 12) { value label count } } } } ${CARD}`;

const SORTS = {
  relevance: ['Featured', { field: 'RELEVANCE' }],
  new: ['Newest', { field: 'CREATED_AT', direction: 'DESC' }],
  cheap: ['Price: low to high', { field: 'SELLING_PRICE', direction: 'ASC' }],
  dear: ['Price: high to low', { field: 'SELLING_PRICE', direction: 'DESC' }],
};

export async function category(handle, search) {
  const { category: found } = await ask(
    'query ($handle: String) { category(handle: $handle) { id name handle } }',
    { handle },
  );
  if (found && found.handle !== handle) return { redirectTo: `/category/${found.handle}` };
  return found && list(found.name, search, found.id);
}

export const everything = (_, search) =>
  list(search.get('q') ? `Results for “${search.get('q')}”` : 'All products', search);

async function list(title, search, categoryId) {
  const sort = Object.hasOwn(SORTS, search.get('sort')) ? search.get('sort') : 'relevance';
  const filter = filterOf(search, categoryId);
  const orderBy = SORTS[sort][1];
  const { products } = await ask(LIST, { filter, orderBy, after: search.get('after') });
  const { totalCount, nodes, facets, pageInfo } = products;
  const next = new URLSearchParams([...search].filter(([name]) => name !== 'after'));
  next.append('after', pageInfo.endCursor ?? '');
  const options = Object.entries(SORTS).map(
    ([name, [label]]) => html`<option value="${name}" ${name === sort && 'selected'}>${label}</option>`,
  );
  const body = html`<form><label>Search <input type="search" name="q" value="${search.get('q')}"></label>
    <label>Sort by <select name="sort">${options}</select></label>
    <details><summary>Filters</summary>${facets?.map((facet) => facetField(facet, search))}</details>
    <button>Apply</button></form>
    <p>${totalCount === 1 ? '1 product' : `${totalCount} products`}</p>${cards(nodes)}
    ${pageInfo.hasNextPage && html`<p><a href="?${next}">Next page</a></p>`}`;
  return { title, body };
}

const TITLES = {
  AVAILABILITY: 'Availability',
  SALE: 'Offers',
  BRAND: 'Brand',
  TAG: 'Tags',
};

/** A facet as form fields. Categories are omitted, because the menu has them. */
function facetField({ kind, name, values }, search) {
  if (kind === 'CATEGORY') return null;
  // Its name in addresses: `brand`, `option:Size`, `attribute:Fabric`.
  const field = kind.toLowerCase() + (name ? `:${name}` : '');
  return html`<fieldset><legend>${name ?? TITLES[kind] ?? kind}</legend>${values.map(
    ({ value, label, count }) => {
      const isChosen = search.getAll(field).includes(value);
      return html`<label><input type="checkbox" name="${field}" value="${value}" ${isChosen && 'checked'}> ${label} (${count})</label> `;
    },
  )}</fieldset>`;
}

function filterOf(search, categoryId) {
  const chosen = (prefix) =>
    [...new Set([...search.keys()].filter((name) => name.startsWith(prefix)))].map((name) => ({
      name: name.slice(prefix.length),
      values: search.getAll(name),
    }));
  const several = (name) => (search.has(name) ? search.getAll(name) : null);
  return {
    text: search.get('q'),
    categoryId,
    includesSubcategories: true,
    isAvailable: search.has('availability') || null,
    isOnSale: search.has('sale') || null,
    brands: several('brand'),
    anyTags: several('tag'),
    options: chosen('option:').flatMap(({ name, values }) => values.map((value) => ({ name, value }))),
    attributes: chosen('attribute:'),
  };
}
