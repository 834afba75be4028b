// The shop's API: a function that sends operations, and code that several pages share.
import { html } from './html.js';

const SHOP = document.querySelector('meta[name="shop"]').content;

/** @throws Error with the `code`, `fieldErrors` and `cart` of the response */
export async function ask(query, variables = {}) {
  const response = await fetch(`${SHOP}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  }).catch(() => {
    throw new Error('The shop cannot be reached. Check your connection.');
  });
  const { data, errors } = await response.json();
  if (errors) throw Object.assign(new Error(errors[0].message), errors[0].extensions);
  return data;
}

export const MONEY = 'fragment M on Money { amount currency }';
export const IMAGE = 'fragment I on Image { url(width: 640, isAbsolute: true) alt width height }';
export const CARD = `fragment Card on Product { handle title price { ...M } compareAtPrice { ...M }
  priceRange { min { amount } max { amount } } images { ...I } } ${MONEY} ${IMAGE}`;

export function money({ amount, currency }) {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.format(amount / 10 ** format.resolvedOptions().maximumFractionDigits);
}

export const image = (shown, { alt = shown?.alt, className = '', isFirst = false } = {}) =>
  shown &&
  html`<img src="${shown.url}" alt="${alt}" width="${shown.width}" height="${shown.height}" loading="${isFirst ? 'eager' : 'lazy'}" class="${className}">`;

/** @param day a time, or a date of the shop's calendar */
export function dayOf(day) {
  const timeZone = day.includes('T') ? undefined : 'UTC';
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone }).format(new Date(day));
}

/** For images whose content is already described by the text beside them. */
export const BESIDE_TEXT = { alt: '' };

export const price = ({ price: now, compareAtPrice: before }) =>
  html`<span class="price">${money(now)}${before && html` <s><span class="hidden">Before: </span>${money(before)}</s>`}</span>`;

export const cards = (products) => html`<ul class="grid">${products.map(card)}</ul>`;

function card(product) {
  const { handle, title, priceRange, images } = product;
  const isFrom = priceRange.min.amount < priceRange.max.amount;
  return html`<li class="card"><a href="#/product/${encodeURIComponent(handle)}">
    <span class="card__image">${image(images[0], BESIDE_TEXT)}</span><span>${title}</span></a>
    <p>${isFrom && 'From '}${price(product)}</p></li>`;
}
