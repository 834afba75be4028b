// Header, footer, and the page of each address.
import { countLines } from './cart.js';
import { cartPage, checkoutPage } from './checkout.js';
import { home, textPage } from './home.js';
import { html, show } from './html.js';
import { listing } from './listing.js';
import { emailPage, orderPage, trackPage } from './order.js';
import { product } from './product.js';
import { ask } from './shop.js';

// A page returns its title and markup, and follows what the shopper does in `mount`. null: not found.
const PAGES = [
  [/^\/$/, home],
  [/^\/(?:shop|search)$/, listing],
  [/^\/category\/(?<handle>[^/]+)$/, listing],
  [/^\/product\/(?<handle>[^/]+)$/, product],
  [/^\/cart$/, cartPage],
  [/^\/checkout$/, checkoutPage],
  [/^\/orders\/(?<token>[^/]+)$/, orderPage],
  [/^\/(?:account|login)$/, trackPage],
  [/^\/emails\/(?<action>[^/]+)\/(?<token>[^/]+)$/, emailPage],
  [/^\/(?<name>about|contactus|help|privacy|terms)$/, textPage],
];
const LINKS = `{ shop { name navigation { title path } content { topBar { promotion messages { text } }
  footer { company groups { title links { text url } } networks { text url } paymentMarks } } } }`;

const main = document.querySelector('main');
const header = document.querySelector('.header');
let shownPath = '';
let visit = 0;

async function route() {
  const [path, query = ''] = (location.hash.slice(1) || '/').split('#')[0].split('?');
  const isSamePage = path === shownPath;
  const focused = document.activeElement?.id;
  visit += 1;
  const own = visit;
  main.ariaBusy = 'true';
  if (!isSamePage) {
    show(main, html`<p class="loading">Loading…</p>`);
    document.querySelector('.status').textContent = '';
  }
  const page = await find(path, new URLSearchParams(query)).catch((error) => ({
    title: 'Error',
    body: html`<h1>Something went wrong</h1><p>${error.message}</p><p><button class="button" id="again">Try again</button></p>`,
    mount: () => main.querySelector('#again').addEventListener('click', route),
  }));
  // The shopper has opened another address in the meantime.
  if (own !== visit) return;
  if (page?.redirectTo) return location.replace(`#${page.redirectTo}`);
  const { title, body, mount } = page ?? {
    title: 'Not found',
    body: html`<h1>Not found</h1><p>There is nothing at this address.</p>`,
  };
  document.title = title;
  show(main, body);
  useOwnLinks(main);
  mount?.(main, route);
  main.ariaBusy = 'false';
  shownPath = path;
  if (isSamePage) document.getElementById(focused)?.focus();
  else if (own > 1) {
    scrollTo(0, 0);
    main.focus();
  }
}

async function find(path, search) {
  for (const [pattern, page] of PAGES) {
    const found = pattern.exec(path);
    if (!found) continue;
    const parts = Object.entries({ ...found.groups }).map(([name, text]) => [name, decodeURIComponent(text)]);
    return page(Object.fromEntries(parts), search);
  }
  return null;
}

/** Links in the shop's texts are paths of Mela's own pages. This storefront uses the same paths. */
function useOwnLinks(part) {
  for (const link of part.querySelectorAll('a[href^="/"]'))
    link.setAttribute('href', `#${link.getAttribute('href')}`);
}

async function showFrame() {
  const { shop } = await ask(LINKS);
  const { topBar, footer } = shop.content ?? {};
  const bar = [topBar?.promotion, topBar?.messages[0]?.text].filter(Boolean).join(' · ');
  const links = (entries) =>
    html`<ul>${entries.map(({ text, url }) => html`<li><a class="menu" href="${url}">${text}</a></li>`)}</ul>`;
  show(
    header,
    html`${bar && html`<p class="bar">${bar}</p>`}<div class="header__row"><a class="logo" href="#/">${shop.name}</a>
      <form role="search"><label><span class="hidden">Search</span><input type="search" name="q" placeholder="Search" id="search"></label></form>
      <a href="#/cart">Cart <span class="badge" data-cart-count></span></a></div>
      <nav aria-label="Categories">${links([{ text: 'All products', url: '/shop' }, ...shop.navigation.map(({ title, path }) => ({ text: title, url: path }))])}</nav>`,
  );
  show(
    document.querySelector('.footer'),
    html`${footer?.groups.map(({ title, links: entries }) => html`<nav aria-label="${title}"><h2>${title}</h2>${links(entries)}</nav>`)}
      ${footer && html`<div>${links(footer.networks)}<p>${footer.paymentMarks.join(' · ')}</p><p>${footer.company}</p></div>`}`,
  );
  useOwnLinks(document);
  header.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault();
    location.hash = `/search?${new URLSearchParams(new FormData(event.target))}`;
  });
  showCount();
}

function showCount() {
  const place = header.querySelector('[data-cart-count]');
  if (place) place.textContent = String(countLines());
}

addEventListener('hashchange', route);
addEventListener('cart', showCount);
// Another tab has changed the cart.
addEventListener('storage', showCount);
document.querySelector('.skip').addEventListener('click', (event) => {
  event.preventDefault();
  main.focus();
});
// Pages work without header and footer.
showFrame().catch(() => {});
route();
