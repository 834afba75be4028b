// The shop's API: a function that sends operations, and code that several pages share.
import { AsyncLocalStorage } from 'node:async_hooks';
import { html } from './html.js';

const { SHOP = 'http://localhost:4000', TOKEN } = process.env;

/**
 * The IP address of the shopper whose page is being rendered. With a token, the shop applies its rate limits
 * to this address.
 */
export const shopper = new AsyncLocalStorage();

export async function ask(query, variables = {}) {
  const ofApp = TOKEN && { authorization: `Bearer ${TOKEN}`, 'x-shopper-address': shopper.getStore() };
  const response = await fetch(`${SHOP}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...ofApp },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].message);
  return data;
}

export const MONEY = 'fragment M on Money { amount currency }';
export const IMAGE = 'fragment I on Image { url(width: 640, isAbsolute: true) alt }';
export const CARD = `fragment Card on Product { handle title price { ...M } compareAtPrice { ...M } images { ...I } } ${MONEY} ${IMAGE}`;

export function money({ amount, currency }) {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.format(amount / 10 ** format.resolvedOptions().maximumFractionDigits);
}

export const image = (shown, alt = shown?.alt) =>
  shown && html`<img src="${shown.url}" alt="${alt}" width="200">`;

export const price = ({ price: now, compareAtPrice: before }) =>
  html`${money(now)}${before && html` <s>${money(before)}</s>`}`;

export const cards = (products) =>
  html`<ul class="cards">${products.map(
    (one) =>
      html`<li><a href="/product/${encodeURIComponent(one.handle)}">${image(one.images[0], '')}<br>${one.title}</a> ${price(one)}</li>`,
  )}</ul>`;
