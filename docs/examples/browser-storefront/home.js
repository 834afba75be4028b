// The home page: the sections that the operator has composed.
import { html, trusted } from './html.js';
import { ask, BESIDE_TEXT, CARD, cards, dayOf, image } from './shop.js';

const HOME = `{ shop { name content { tagline home { __typename title
  ... on SlidesSection { slides { title subtitle text action { text url } image { ...I } } }
  ... on FeaturesSection { features { title detail } }
  ... on PromosSection { promos { label title url image { ...I } } }
  ... on DealsSection { deals { title text endsAt action { text url } image { ...I } } }
  ... on CampaignSection { text action { text url } image { ...I } }
  ... on ProductsSection { text url products { ...Card } }
  ... on ProductGroupsSection { groups { title products { ...Card } } }
  ... on CategoriesSection { tiles { title url image { ...I } } }
  ... on EditorialSection { body { html } isImageRight image { ...I } }
  ... on QuoteSection { quote author }
  ... on VideoSection { url captionsUrl poster { ...I } }
  ... on LogosSection { logos { name url image { ...I } } }
} } } products(first: 8) { nodes { ...Card } } } ${CARD}`;

export async function home() {
  const { shop, products } = await ask(HOME);
  // The shop has no content before it shows its own catalogue.
  const sections = shop.content?.home.map(section) ?? [heading(shop.name), cards(products.nodes)];
  const title = shop.content ? `${shop.name}: ${shop.content.tagline}` : shop.name;
  return { title, body: html`<h1 class="hidden">${shop.name}</h1>${sections}` };
}

const heading = (text) => text && html`<h2>${text}</h2>`;
const button = ({ text, url }) => html`<a class="button" href="${url}">${text}</a>`;

const banner = ({ title, subtitle, text, action, image: shown }, more) => html`<section class="banner">
  <div><h2>${title}</h2>${subtitle && html`<p>${subtitle}</p>`}${text && html`<p>${text}</p>`}${more}${button(action)}</div>
  ${image(shown, { isFirst: true })}</section>`;

const SECTIONS = {
  SlidesSection: ({ slides }) => html`<div class="slides" tabindex="0" role="region" aria-label="Offers">
    ${slides.map((slide) => banner(slide))}</div>`,
  FeaturesSection: ({ features }) => html`<ul class="row">
    ${features.map(({ title, detail }) => html`<li><b>${title}</b> ${detail}</li>`)}</ul>`,
  PromosSection: ({ promos }) => html`<ul class="tiles">
    ${promos.map(({ label, title, url, image: shown }) => html`<li><a href="${url}">${image(shown)}<span>${label}</span> <b>${title}</b></a></li>`)}</ul>`,
  DealsSection: ({ deals }) =>
    deals.map((deal) =>
      banner(deal, html`<p>Ends <time datetime="${deal.endsAt}">${dayOf(deal.endsAt)}</time></p>`),
    ),
  CampaignSection: (campaign) => banner(campaign),
  ProductsSection: ({ title, text, url, products }) => html`<section>
    ${heading(title)}${text && html`<p>${text}</p>`}${cards(products)}<p><a href="${url}">See all</a></p></section>`,
  ProductGroupsSection: ({ groups }) =>
    groups.map(({ title, products }) => html`<section>${heading(title)}${cards(products)}</section>`),
  CategoriesSection: ({ title, tiles }) => html`<section>${heading(title)}<ul class="tiles">
    ${tiles.map((tile) => html`<li><a href="${tile.url}">${image(tile.image, BESIDE_TEXT)}<b>${tile.title}</b></a></li>`)}</ul></section>`,
  EditorialSection: ({
    title,
    body,
    image: shown,
    isImageRight,
  }) => html`<section class="banner ${!isImageRight && 'banner--left'}">
    <div>${heading(title)}${trusted(body.html)}</div>${image(shown)}</section>`,
  QuoteSection: ({ quote, author }) => html`<figure class="quote">
    <blockquote>${quote}</blockquote><figcaption>${author}</figcaption></figure>`,
  VideoSection: ({ title, url, captionsUrl, poster }) => html`<section>${heading(title)}
    <video controls playsinline preload="none" src="${url}" poster="${poster.url}" ${captionsUrl && 'crossorigin'}>
    ${captionsUrl && html`<track kind="captions" src="${captionsUrl}">`}</video></section>`,
  LogosSection: ({ title, logos }) => html`<section>${heading(title)}<ul class="row">
    ${logos.map(({ url, image: shown }) => html`<li>${url ? html`<a href="${url}">${image(shown, { className: 'mark' })}</a>` : image(shown, { className: 'mark' })}</li>`)}</ul></section>`,
};

/** New kinds of sections can be added to the API, so unknown ones are skipped. */
const section = (one) => SECTIONS[one.__typename]?.(one);

const TEXTS = {
  about: [
    'about { title lead { html } text { html } }',
    ({ about }) => [about.title, [about.lead, about.text]],
  ],
  contactus: ['contact { lead }', ({ contact }) => ['Contact', [], contact.lead]],
  help: ['help { sections { title text { html } } }', ({ help }) => ['Help', help.sections.map(sectionOf)]],
  privacy: [
    'privacy { lead text { html } }',
    ({ privacy }) => ['Privacy policy', [privacy.text], privacy.lead],
  ],
  terms: ['terms { lead text { html } }', ({ terms }) => ['Terms', [terms.text], terms.lead]],
};
const sectionOf = ({ title, text }) => ({ title, html: text.html });

/** The pages of the shop's texts. */
export async function textPage({ name }) {
  const [fields, read] = TEXTS[name];
  const { shop } = await ask(`{ shop { contact { email phone address } content { ${fields} } } }`);
  if (!shop.content) return null;
  const [title, texts, lead] = read(shop.content);
  const { email, phone, address } = shop.contact;
  const contact = html`${email && html`<p><a href="mailto:${email}">${email}</a></p>`}
    ${phone && html`<p><a href="tel:${phone.replace(/[^+\d]/g, '')}">${phone}</a></p>`}${address && html`<address class="pre">${address}</address>`}`;
  const body = html`<article class="prose"><h1>${title}</h1>${lead && html`<p>${lead}</p>`}
    ${texts.map((text) => html`${heading(text.title)}${trusted(text.html)}`)}${name === 'contactus' && contact}</article>`;
  return { title, body };
}
