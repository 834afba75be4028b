// The home page, products, the shop's texts, and the pages to which emails lead.
import { html, trusted } from './html.js';
import { ask, CARD, cards, IMAGE, image, MONEY, money, price } from './shop.js';

const HOME = `{ shop { name content { home { __typename title
  ... on SlidesSection { slides { title subtitle action { text url } image { ...I } } }
  ... on CampaignSection { text action { text url } image { ...I } }
  ... on DealsSection { deals { title text endsAt action { text url } image { ...I } } }
  ... on ProductsSection { text url products { ...Card } }
  ... on ProductGroupsSection { groups { title products { ...Card } } }
  ... on CategoriesSection { tiles { title url } }
  ... on EditorialSection { body { html } image { ...I } }
  ... on QuoteSection { quote author }
} } } products(first: 8) { nodes { ...Card } } } ${CARD}`;

export async function home() {
  const { shop, products } = await ask(HOME);
  // The shop has no content before it shows its own catalogue.
  const body = shop.content?.home.map((one) => SECTIONS[one.__typename]?.(one)) ?? cards(products.nodes);
  return { title: shop.name, body: html`${body}` };
}

const banner = ({ title, subtitle, text, action, image: shown }) => html`<section><h2>${title}</h2>
  <p>${subtitle} ${text}</p>${image(shown)}<p><a href="${action.url}">${action.text}</a></p></section>`;

/** The kinds of sections that this storefront shows. It skips all others. */
const SECTIONS = {
  SlidesSection: ({ slides }) => slides.map(banner),
  CampaignSection: banner,
  DealsSection: ({ deals }) => deals.map(banner),
  ProductsSection: ({ title, text, url, products }) =>
    html`<section><h2>${title}</h2>${text}${cards(products)}<p><a href="${url}">See all</a></p></section>`,
  ProductGroupsSection: ({ groups }) =>
    groups.map(({ title, products }) => html`<section><h2>${title}</h2>${cards(products)}</section>`),
  CategoriesSection: ({ title, tiles }) => html`<section><h2>${title}</h2>
    <ul>${tiles.map((tile) => html`<li><a href="${tile.url}">${tile.title}</a></li>`)}</ul></section>`,
  EditorialSection: ({ title, body, image: shown }) =>
    html`<section><h2>${title}</h2>${image(shown)}${trusted(body.html)}</section>`,
  QuoteSection: ({ quote, author }) => html`<blockquote>${quote}<footer>${author}</footer></blockquote>`,
};

const PRODUCT = `query ($handle: String) { product(handle: $handle) { ...Card description
  variants { title price { ...M } compareAtPrice { ...M } availability } attributes { name value }
  customFields { label type value } relatedProducts { ...Card } } } ${CARD}`;
const AVAILABILITY = { IN_STOCK: 'in stock', LOW: 'only a few left', OUT_OF_STOCK: 'sold out' };

export async function product(handle) {
  const { product: found } = await ask(PRODUCT, { handle });
  if (!found) return null;
  if (found.handle !== handle) return { redirectTo: `/product/${found.handle}` };
  const { variants, attributes, customFields, relatedProducts } = found;
  const fields = customFields.filter(({ type, value }) => value && type === 'TEXT');
  const facts = [...attributes, ...fields.map(({ label, value }) => ({ name: label, value }))];
  const body = html`${found.images.map((one) => image(one))}<p>${found.description}</p>
    <ul>${variants.map((one) => html`<li>${one.title}: ${price(one)}, ${AVAILABILITY[one.availability]}</li>`)}</ul>
    <dl>${facts.map(({ name, value }) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
    ${relatedProducts.length > 0 && html`<h2>Related products</h2>${cards(relatedProducts)}`}`;
  return { title: found.title, body };
}

const TEXTS = {
  about: ['about { title text { html } }', ({ about }) => [about.title, [about.text]]],
  help: [
    'help { sections { text { html } } }',
    ({ help }) => ['Help', help.sections.map(({ text }) => text)],
  ],
  privacy: ['privacy { text { html } }', ({ privacy }) => ['Privacy policy', [privacy.text]]],
  terms: ['terms { text { html } }', ({ terms }) => ['Terms', [terms.text]]],
};

/** A page of the shop's texts. */
export const textPage = (name) => async () => {
  const [fields, read] = TEXTS[name];
  const { content } = (await ask(`{ shop { content { ${fields} } } }`)).shop;
  if (!content) return null;
  const [title, texts] = read(content);
  return { title, body: html`${texts.map((text) => trusted(text.html))}` };
};

const ORDER = `query ($token: ID!) { order(token: $token) { number status total { ...M } payment { text upiUri }
  lines { title variantTitle quantity total { ...M } image { ...I } } invoice { url } } } ${MONEY} ${IMAGE}`;
const STATUS = {
  AWAITING_PAYMENT: 'Waits for your payment',
  CONFIRMED: 'Confirmed',
  SHIPPED: 'Shipped',
  DELIVERED: 'Delivered',
  CANCELED: 'Canceled',
};

/** Emails lead here: `orderUrl` of the settings is https://this.example/orders/{token}. */
export async function order(token) {
  const { order: found } = await ask(ORDER, { token });
  if (!found) return null;
  const { payment, invoice, lines } = found;
  const body = html`<p>${STATUS[found.status] ?? found.status}</p>${payment?.text && html`<pre>${payment.text}</pre>`}
    ${payment?.upiUri && html`<p><a href="${payment.upiUri}">Pay with a UPI app</a></p>`}
    <ul>${lines.map((one) => html`<li>${image(one.image, '')} ${one.quantity} × ${one.title} ${one.variantTitle}: ${money(one.total)}</li>`)}</ul>
    <p>Total: ${money(found.total)}</p>${invoice && html`<p><a href="${invoice.url}">Invoice (PDF)</a></p>`}`;
  return { title: `Order ${found.number}`, body };
}

const ACTIONS = {
  confirm: ['confirmNewsletter', 'Confirm your subscription'],
  newsletter: ['leaveNewsletter', 'Unsubscribe from the newsletter'],
  alerts: ['leaveStockAlerts', 'Stop all stock alerts'],
};

/** `emailsUrl` is https://this.example/emails/{action}/{token}. Programs that check emails open links, so the shopper presses a button. */
export async function email(action, _, { token, isSent }) {
  if (!Object.hasOwn(ACTIONS, action) || !token) return null;
  const [mutation, title] = ACTIONS[action];
  if (!isSent) return { title, body: html`<form method="post"><button>${title}</button></form>` };
  const data = await ask(`mutation ($token: String!) { ${mutation}(token: $token) }`, { token });
  return { title, body: html`<p>${data[mutation] ? 'Done.' : 'This link is no longer valid.'}</p>` };
}
