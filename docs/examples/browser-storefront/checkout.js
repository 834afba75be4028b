// The cart and the checkout.
import { changesOf, priceCart, readLines, saveLines } from './cart.js';
import { html, show } from './html.js';
import { ask, BESIDE_TEXT, image, money } from './shop.js';

const SHOP = '{ shop { isSelling countries paymentMethods } }';
const PLACE =
  'mutation ($input: PlaceOrderInput!, $key: String!) { placeOrder(input: $input, idempotencyKey: $key) { token } }';
/** Card payments need the provider's script; the order page of the shop shows how. */
export const METHODS = {
  cash_on_delivery: 'Cash on delivery',
  upi: 'UPI',
  bank_transfer: 'Bank transfer',
};
const EMPTY = html`<p class="empty">Your cart is empty.</p><p><a class="button" href="/shop">Browse products</a></p>`;
const notes = (changes) =>
  changes.length > 0 && html`<div role="alert">${changes.map((text) => html`<p>${text}</p>`)}</div>`;

export async function cartPage() {
  const cart = await priceCart();
  const title = 'Cart';
  if (!cart) return { title, body: html`<h1>${title}</h1>${EMPTY}` };
  const body = html`<h1>${title}</h1>${notes(changesOf(cart))}<form><ul class="lines">${cart.lines.map(
    (
      line,
    ) => html`<li>${image(line.image, { ...BESIDE_TEXT, className: 'thumb' })}<div><a href="${line.path}">${line.title}</a> ${line.variantTitle}
      <p><label>Quantity <input type="number" min="0" max="${line.available ?? 999}" required id="${line.variantId}" name="${line.variantId}" value="${line.quantity}"></label>
      <button type="button" class="plain" value="${line.variantId}">Remove<span class="hidden"> ${line.title}</span></button></p></div>
      <b>${money(line.total)}</b></li>`,
  )}</ul></form><p class="sum">Subtotal <b>${money(cart.subtotal)}</b></p><p><a class="button" href="#/checkout">Checkout</a></p>`;
  return { title, body, mount: (main, reload) => editCart(main.querySelector('form'), reload) };
}

function editCart(form, reload) {
  const keep = (quantityOf) => {
    const lines = readLines().map((line) => ({ ...line, quantity: quantityOf(line) }));
    saveLines(lines.filter(({ quantity }) => quantity > 0));
    reload();
  };
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('change', () => {
    const entered = new FormData(form);
    if (form.reportValidity()) keep(({ variantId }) => Math.round(Number(entered.get(variantId))));
  });
  form.addEventListener('click', ({ target }) => {
    const removed = target.closest('button')?.value;
    if (removed) keep(({ variantId, quantity }) => (variantId === removed ? 0 : quantity));
  });
}

export async function checkoutPage() {
  const title = 'Checkout';
  const [{ shop }, cart] = await Promise.all([ask(SHOP), priceCart()]);
  if (!cart) return { title, body: html`<h1>${title}</h1>${EMPTY}` };
  if (!shop.isSelling)
    return {
      title,
      body: html`<h1>${title}</h1><p class="empty">This shop takes no orders at the moment.</p>`,
    };
  const methods = shop.paymentMethods.filter((name) => name in METHODS);
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const field = (label, name, autocomplete, more = '') => html`<label>${label}
    <input name="${name}" autocomplete="${autocomplete}" ${!more.includes('optional') && 'required'} type="${more.includes('@') ? 'email' : more.includes('tel') ? 'tel' : 'text'}">
    <span class="fault" data-for="${name}"></span></label>`;
  const body = html`<h1>${title}</h1><form class="checkout"><div class="fields">
    ${field('Email', 'email', 'email', '@')}${field('Phone', 'phone', 'tel', 'tel')}
    ${field('Name', 'shippingAddress.name', 'name')}${field('Address', 'shippingAddress.line1', 'address-line1')}
    ${field('City', 'shippingAddress.city', 'address-level2')}${field('State', 'shippingAddress.region', 'address-level1', 'optional')}
    ${field('PIN or postcode', 'shippingAddress.postalCode', 'postal-code')}
    <label>Country <select name="shippingAddress.country" autocomplete="country">${shop.countries.map((code) => html`<option value="${code}">${names.of(code)}</option>`)}</select></label>
    <fieldset class="choices"><legend>Payment</legend>${methods.map((name, index) => html`<label><input type="radio" name="paymentMethod" value="${name}" ${index === 0 && 'checked'}> ${METHODS[name]}</label>`)}
    <span class="fault" data-for="paymentMethod"></span></fieldset></div>
    <aside class="panel" aria-label="Order summary"><div class="summary"></div><div class="problem" role="alert"></div>
    <button class="button" ${methods.length === 0 && 'disabled'}>Place order</button></aside></form>`;
  return { title, body, mount: (main) => checkOut(main.querySelector('form'), cart) };
}

function checkOut(form, first) {
  let cart = first;
  let asked = 0;
  let attempt = { sent: '', key: '' };
  const showCart = () =>
    show(form.querySelector('.summary'), html`${notes(changesOf(cart))}${summaryOf(cart)}`);
  // Shipping and tax depend on the address.
  const reprice = async () => {
    const { shippingAddress: to, shippingRate } = inputOf(new FormData(form));
    const destination = { country: to.country, region: to.region, postalCode: to.postalCode || null };
    asked += 1;
    const own = asked;
    const priced = await priceCart({ destination, shippingRate });
    if (own === asked) cart = priced ?? cart;
    showCart();
  };
  const place = async () => {
    const agreed = cart.total.amount;
    await reprice();
    if (cart.total.amount !== agreed) throw new Error('The total has changed. Place the order if you agree.');
    const { amount: total, currency } = cart.total;
    const input = { ...inputOf(new FormData(form)), lines: readLines(), total, currency };
    const sent = JSON.stringify(input);
    // An unchanged order is sent again with the same key, so that it is placed only once, even after a lost
    // response.
    if (attempt.sent !== sent) attempt = { sent, key: crypto.randomUUID() };
    const { placeOrder } = await ask(PLACE, { input, key: attempt.key });
    saveLines([]);
    location.replace(`#/orders/${placeOrder.token}`);
  };
  showCart();
  form.addEventListener('change', () => reprice().catch((error) => showFaults(form, error)));
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const button = form.querySelector('aside .button');
    if (button.disabled) return;
    button.disabled = true;
    showFaults(form, null);
    await place().catch(async (error) => {
      if (error.code === 'CONFLICT') await reprice().catch(() => {});
      showFaults(form, error);
    });
    button.disabled = false;
  });
}

/**
 * Converts form fields to nested input: `shippingAddress.city` becomes the field `city` of `shippingAddress`.
 */
function inputOf(entered) {
  const address = {};
  const input = { shippingAddress: address };
  for (const [name, value] of entered) {
    const [part, inner] = name.split('.');
    if (inner) address[inner] = value.trim() || (inner === 'region' ? null : '');
    else input[part] = value.trim();
  }
  return input;
}

function showFaults(form, error) {
  const faults = error?.fieldErrors ?? {};
  for (const place of form.querySelectorAll('.fault')) {
    const text = faults[place.dataset.for] ?? '';
    place.textContent = text;
    const control = form.elements.namedItem(place.dataset.for);
    control?.setAttribute?.('aria-invalid', String(text !== ''));
  }
  show(form.querySelector('.problem'), error && html`<p>${error.message}</p>`);
  form.querySelector('[aria-invalid="true"]')?.focus();
}

function summaryOf(cart) {
  const { lines, shippingRates } = cart;
  const sum = (label, amount) =>
    amount.amount !== 0 && html`<p class="sum">${label} <span>${money(amount)}</span></p>`;
  return html`<h2>Your order</h2><ul>${lines.map(({ title, variantTitle, quantity }) => html`<li>${quantity} × ${title} ${variantTitle}</li>`)}</ul>
    ${shippingRates.length === 0 && html`<p>The shop does not deliver to this address.</p>`}
    ${shippingRates.length > 1 && html`<fieldset class="choices"><legend>Shipping</legend>${shippingRates.map((rate) => html`<label><input type="radio" name="shippingRate" value="${rate.id}" ${rate.isChosen && 'checked'}> ${rate.name} ${money(rate.price)}</label>`)}</fieldset>`}
    ${sum('Subtotal', cart.subtotal)}${sum('Discount', cart.discount)}${sum('Shipping', cart.shipping)}
    ${sum(cart.isTaxIncluded ? 'Includes tax' : 'Tax', cart.tax)}<p class="sum"><b>Total</b> <b>${money(cart.total)}</b></p>`;
}
