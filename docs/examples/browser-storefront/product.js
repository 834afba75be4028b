// A product: choosing a variant, its facts and related products.
import { addLine } from './cart.js';
import { html, show } from './html.js';
import { ask, CARD, cards, image, price } from './shop.js';

const PRODUCT = `query ($handle: String) { product(handle: $handle) { ...Card description
  options { name values } attributes { name value } customFields { label type value }
  variants { id title isSold availability selectedOptions { name value } image { ...I } price { ...M } compareAtPrice { ...M } }
  relatedProducts(first: 4) { ...Card } } } ${CARD}`;
const AVAILABILITY = { IN_STOCK: 'In stock', LOW: 'Only a few left', OUT_OF_STOCK: 'Sold out' };

export async function product({ handle }, search) {
  const { product: found } = await ask(PRODUCT, { handle });
  if (!found) return null;
  if (found.handle !== handle) return { redirectTo: `/product/${found.handle}?${search}` };
  const { title, description, options, relatedProducts, variants } = found;
  const named = variants.find(({ id }) => id === search.get('variant'));
  const first = named ?? variants.find(canBuy) ?? variants[0];
  const body = html`<article class="product"><div class="product__images">${found.images.map((one, index) => image(one, { isFirst: index === 0 }))}</div>
    <div><h1>${title}</h1><form>${options.map((option) => optionField(option, first))}
      <div class="product__chosen" aria-live="polite"></div></form>
    <div class="prose">${description.split(/\n{2,}/).map((text) => html`<p>${text}</p>`)}</div>${factsOf(found)}</div></article>
    ${relatedProducts.length > 0 && html`<section><h2>Related products</h2>${cards(relatedProducts)}</section>`}`;
  return { title, body, mount: (main) => chooseVariant(main, found) };
}

const canBuy = ({ isSold, availability }) => isSold && availability !== 'OUT_OF_STOCK';

function optionField({ name, values }, { selectedOptions }) {
  const chosen = selectedOptions.find((one) => one.name === name)?.value;
  return html`<fieldset class="choices"><legend>${name}</legend>${values.map(
    (value) =>
      html`<label><input type="radio" name="${name}" value="${value}" ${value === chosen && 'checked'}> ${value}</label>`,
  )}</fieldset>`;
}

/** Shows the variant with the chosen options. */
function chooseVariant(main, { variants }) {
  const form = main.querySelector('.product form');
  const place = form.querySelector('.product__chosen');
  const find = () => {
    const chosen = new FormData(form);
    return variants.find(({ selectedOptions }) =>
      selectedOptions.every(({ name, value }) => chosen.get(name) === value),
    );
  };
  const update = () => {
    const variant = find();
    const isOffered = variant !== undefined && canBuy(variant);
    const words = variant?.isSold ? AVAILABILITY[variant.availability] : 'Not available';
    show(
      place,
      html`<p>${variant && price(variant)} <span class="stock">${words}</span></p>
        <button class="button" ${!isOffered && 'disabled'}>${isOffered ? 'Add to cart' : words}</button>`,
    );
    const picture = variant?.image;
    if (picture) show(main.querySelector('.product__images'), image(picture, { isFirst: true }));
  };
  form.addEventListener('change', update);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const variant = find();
    if (!variant || !canBuy(variant)) return;
    addLine(variant.id, variant.price.amount);
    document.querySelector('.status').textContent = 'Added to the cart.';
  });
  update();
}

function factsOf({ attributes, customFields }) {
  // Show only text fields and choices: other values make no sense to shoppers without formatting.
  const fields = customFields.filter(({ type, value }) => value && (type === 'TEXT' || type === 'CHOICE'));
  const facts = [...attributes, ...fields.map(({ label, value }) => ({ name: label, value }))];
  if (facts.length === 0) return null;
  return html`<h2>Details</h2><dl class="facts">${facts.map(({ name, value }) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;
}
