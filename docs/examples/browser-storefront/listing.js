// A list of products with filters, counts, sorting and pages. The address has the whole state, so links and Back work.
import { html } from './html.js';
import { ask, CARD, cards, money } from './shop.js';

const LIST = `query ($filter: ProductFilter, $orderBy: ProductOrder!, $after: String) {
  products(first: 24, after: $after, filter: $filter, orderBy: $orderBy) {
    totalCount nodes { ...Card } pageInfo { hasNextPage endCursor }
    facets { kind name values(first: 12) { value label count isSelected } }
    priceRange { min { ...M } max { ...M } } } } ${CARD}`;
const CATEGORY = 'query ($handle: String) { category(handle: $handle) { id name handle } }';

const SORTS = {
  relevance: ['Featured', { field: 'RELEVANCE' }],
  new: ['Newest', { field: 'CREATED_AT', direction: 'DESC' }],
  cheap: ['Price: low to high', { field: 'SELLING_PRICE', direction: 'ASC' }],
  dear: ['Price: high to low', { field: 'SELLING_PRICE', direction: 'DESC' }],
};

export async function listing({ handle }, search) {
  const { category } = handle ? await ask(CATEGORY, { handle }) : { category: null };
  if (handle && !category) return null;
  // The API also finds a category by a former handle, so redirect to the current one.
  if (category && category.handle !== handle) return { redirectTo: `/category/${category.handle}?${search}` };
  const sort = Object.hasOwn(SORTS, search.get('sort')) ? search.get('sort') : 'relevance';
  const variables = {
    filter: filterOf(search, category?.id),
    orderBy: SORTS[sort][1],
    after: search.get('after'),
  };
  const { products } = await ask(LIST, variables);
  const text = search.get('q');
  const title = category?.name ?? (text ? `Results for “${text}”` : 'All products');
  const { totalCount: count, nodes, pageInfo } = products;
  const next = new URLSearchParams([...search].filter(([name]) => name !== 'after'));
  next.set('after', pageInfo.endCursor ?? '');
  const path = location.hash.slice(1).split('?')[0];
  const body = html`<h1>${title}</h1>
    <form class="listing">
      ${text && html`<input type="hidden" name="q" value="${text}">`}
      <details class="filters" ${areFiltersOpen && 'open'}><summary>Filters</summary>
        ${products.facets?.map((facet) => facetField(facet, search))}${priceFields(products.priceRange, search)}
        <p><a href="#${path}${text && `?q=${encodeURIComponent(text)}`}">Clear filters</a></p></details>
      <div><p class="listing__head"><span role="status">${count === 1 ? '1 product' : `${count} products`}</span>
        <label>Sort by <select name="sort" id="sort">${Object.entries(SORTS).map(
          ([name, [label]]) => html`<option value="${name}" ${name === sort && 'selected'}>${label}</option>`,
        )}</select></label></p>
      ${count === 0 ? html`<p class="empty">No products match. Remove a filter or search for something else.</p>` : cards(nodes)}
      ${pageInfo.hasNextPage && html`<p><a class="button" href="#${path}?${next}">Next page</a></p>`}</div>
    </form>`;
  return { title, body, mount: (main) => followForm(main.querySelector('form'), path) };
}

let areFiltersOpen = matchMedia('(min-width: 60rem)').matches;

function followForm(form, path) {
  form.querySelector('.filters').addEventListener('toggle', ({ target }) => {
    areFiltersOpen = target.open;
  });
  const apply = (event) => {
    event.preventDefault();
    const entered = [...new FormData(form)].filter(([, value]) => value !== '');
    location.hash = `${path}?${new URLSearchParams(entered)}`;
  };
  form.addEventListener('change', apply);
  form.addEventListener('submit', apply);
}

/** The name of a facet in addresses and in the form. */
const nameOf = ({ kind, name }) => kind.toLowerCase() + (name ? `:${name}` : '');
const TITLES = {
  CATEGORY: 'Category',
  AVAILABILITY: 'Availability',
  SALE: 'Offers',
  BRAND: 'Brand',
  TAG: 'Tags',
};

function facetField(facet, search) {
  const name = nameOf(facet);
  const isOneOf = facet.kind === 'CATEGORY';
  const type = isOneOf ? 'radio' : 'checkbox';
  const values = facet.values.map(({ value, label, count }, index) => {
    // A choice of a category page; the category itself is part of the path.
    const isChosen = search.getAll(name).includes(value);
    return html`<label><input type="${type}" id="${name}-${index}" name="${name}" value="${value}" ${isChosen && 'checked'}>
      ${label} <span class="count">${count}</span></label>`;
  });
  const all =
    isOneOf &&
    html`<label><input type="radio" id="${name}-all" name="${name}" value="" ${!search.has(name) && 'checked'}> All</label>`;
  return html`<fieldset><legend>${facet.name ?? TITLES[facet.kind] ?? facet.kind}</legend>${all}${values}</fieldset>`;
}

function priceFields(range, search) {
  if (!range) return null;
  const field = (name, label, hint) =>
    html`<label>${label} <input type="number" min="0" step="any" id="${name}" name="${name}" value="${search.get(name)}" placeholder="${hint}"></label>`;
  const { min, max } = range;
  return html`<fieldset><legend>Price, ${min.currency}</legend>${field('min', 'From', money(min))}${field('max', 'To', money(max))}
    <input type="hidden" name="currency" value="${min.currency}"></fieldset>`;
}

function filterOf(search, categoryId) {
  const chosen = (prefix) =>
    [...new Set([...search.keys()].filter((name) => name.startsWith(prefix)))].map((name) => ({
      name: name.slice(prefix.length),
      values: search.getAll(name),
    }));
  const several = (name) => (search.has(name) ? search.getAll(name) : null);
  const amount = (name) => {
    if (!search.get(name) || !search.get('currency')) return null;
    const { maximumFractionDigits } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency: search.get('currency'),
    }).resolvedOptions();
    return Math.round(Number(search.get(name)) * 10 ** maximumFractionDigits);
  };
  return {
    text: search.get('q'),
    categoryId: search.get('category') ?? categoryId,
    includesSubcategories: true,
    isAvailable: search.has('availability') || null,
    isOnSale: search.has('sale') || null,
    brands: several('brand'),
    anyTags: several('tag'),
    options: chosen('option:').flatMap(({ name, values }) => values.map((value) => ({ name, value }))),
    attributes: chosen('attribute:'),
    minPrice: amount('min'),
    maxPrice: amount('max'),
  };
}
