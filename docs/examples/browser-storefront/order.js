// The pages to which emails lead: an order, and links that confirm or end something.
import { METHODS } from './checkout.js';
import { html, show } from './html.js';
import { ask, BESIDE_TEXT, dayOf, IMAGE, image, MONEY, money } from './shop.js';

const FIELDS = `token number status paymentStatus isReadOnly isCancellable
  lines { title variantTitle quantity total { ...M } image { ...I } }
  subtotal { ...M } discount { ...M } shipping { ...M } total { ...M } amountDue { ...M }
  shippingAddress { name line1 line2 city region postalCode country } arrival { from until }
  payment { text upiUri qrSvg } fulfilments { carrier trackingUrl } invoice { url } draft { paymentMethods isExpired }`;
const ORDER = `query ($token: ID!) { order(token: $token) { ${FIELDS} } } ${MONEY} ${IMAGE}`;
const CANCEL = 'mutation ($token: ID!) { cancelOrder(token: $token) { status } }';
const CONFIRM = `mutation ($token: ID!, $paymentMethod: String!, $total: MinorUnits, $key: String) {
  confirmDraftOrder(token: $token, paymentMethod: $paymentMethod, total: $total, idempotencyKey: $key) { token } }`;
const STATUS = {
  DRAFT: 'Waits for your confirmation',
  AWAITING_PAYMENT: 'Waits for your payment',
  CONFIRMED: 'Confirmed',
  SHIPPED: 'Shipped',
  DELIVERED: 'Delivered',
  CANCELED: 'Canceled',
};

export async function orderPage({ token }) {
  const { order } = await ask(ORDER, { token });
  if (!order) return null;
  const title = order.draft ? 'Your order' : `Order ${order.number}`;
  const { payment, shippingAddress: to, arrival } = order;
  const body = html`<h1>${title}</h1><p class="state">${STATUS[order.status] ?? order.status}</p>
    ${arrival && html`<p>Arrives between ${dayOf(arrival.from)} and ${dayOf(arrival.until)}.</p>`}
    ${payment && paymentOf(payment, order.amountDue)}
    <ul class="lines">${order.lines.map((line) => html`<li>${image(line.image, { ...BESIDE_TEXT, className: 'thumb' })}<div>${line.title} ${line.variantTitle}<p>Quantity ${line.quantity}</p></div><b>${money(line.total)}</b></li>`)}</ul>
    <p class="sum">Shipping <span>${money(order.shipping)}</span></p><p class="sum"><b>Total</b> <b>${money(order.total)}</b></p>
    ${order.fulfilments.map(({ carrier, trackingUrl }) => trackingUrl && html`<p><a href="${trackingUrl}" rel="noopener">Track the parcel${carrier && ` with ${carrier}`}</a></p>`)}
    ${to && html`<h2>Ship to</h2><address>${[to.name, to.line1, to.line2, to.city, to.region, to.postalCode].filter(Boolean).map((line) => html`${line}<br>`)}</address>`}
    ${order.invoice && html`<p><a href="${order.invoice.url}">Invoice (PDF)</a></p>`}
    ${order.draft && confirmForm(order.draft)}
    ${order.isCancellable && html`<p><button class="plain" id="cancel">Cancel order</button></p>`}<p class="problem" role="alert"></p>`;
  return { title, body, mount: (main, reload) => changeOrder(main, order, token, reload) };
}

const paymentOf = ({ text, upiUri, qrSvg }, due) => html`<section class="panel"><h2>Pay ${money(due)}</h2>
  ${qrSvg && html`<img class="qr" alt="QR code of the payment" src="data:image/svg+xml,${encodeURIComponent(qrSvg)}">`}
  ${upiUri && html`<p><a class="button" href="${upiUri}">Pay with a UPI app</a></p>`}${text && html`<p class="pre">${text}</p>`}</section>`;

/** A shop can prepare an order and send its link: a draft order. */
const confirmForm = ({ paymentMethods, isExpired }) =>
  isExpired
    ? html`<p>This offer has expired.</p>`
    : html`<form id="confirm"><fieldset class="choices"><legend>Payment</legend>${paymentMethods
        .filter((name) => name in METHODS)
        .map(
          (name, index) =>
            html`<label><input type="radio" name="paymentMethod" value="${name}" ${index === 0 && 'checked'}> ${METHODS[name]}</label>`,
        )}</fieldset>
        <button class="button">Confirm order</button></form>`;

function changeOrder(main, order, token, reload) {
  const key = crypto.randomUUID();
  const attempt = async (button, change) => {
    button.disabled = true;
    try {
      await change();
      reload();
    } catch (error) {
      button.disabled = false;
      main.querySelector('.problem').textContent = error.message;
    }
  };
  const cancel = main.querySelector('#cancel');
  cancel?.addEventListener('click', () => {
    if (confirm('Cancel this order?')) attempt(cancel, () => ask(CANCEL, { token }));
  });
  const form = main.querySelector('#confirm');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const paymentMethod = new FormData(form).get('paymentMethod') ?? 'none';
    const terms = { token, paymentMethod, total: order.total.amount, key };
    attempt(form.querySelector('button'), () => ask(CONFIRM, terms));
  });
}

const TRACK = 'query ($number: String!, $email: String!) { trackOrder(number: $number, email: $email) }';

export async function trackPage() {
  const title = 'Track your order';
  const body = html`<h1>${title}</h1><form class="fields prose"><label>Order number <input name="number" required></label>
    <label>Email <input name="email" type="email" autocomplete="email" required></label>
    <button class="button">Find order</button><p class="problem" role="alert"></p></form>`;
  const mount = (main) =>
    main.querySelector('form').addEventListener('submit', async (event) => {
      event.preventDefault();
      const problem = main.querySelector('.problem');
      try {
        const { trackOrder: token } = await ask(TRACK, Object.fromEntries(new FormData(event.target)));
        if (token) location.hash = `/orders/${token}`;
        else problem.textContent = 'There is no order with this number and email address.';
      } catch (error) {
        problem.textContent = error.message;
      }
    });
  return { title, body, mount };
}

const ACTIONS = {
  confirm: ['confirmNewsletter', 'Confirm your subscription', 'You are subscribed.'],
  newsletter: ['leaveNewsletter', 'Unsubscribe from the newsletter', 'You are unsubscribed.'],
  alerts: ['leaveStockAlerts', 'Stop all stock alerts', 'You will get no more alerts.'],
};

/** Programs that check emails open their links, so the shopper presses a button. */
export async function emailPage({ action, token }) {
  if (!Object.hasOwn(ACTIONS, action)) return null;
  const [mutation, title, done] = ACTIONS[action];
  const body = html`<h1>${title}</h1><p class="answer" role="status"><button class="button">${title}</button></p>`;
  const mount = (main) => {
    const answer = main.querySelector('.answer');
    answer.querySelector('button').addEventListener('click', async ({ target }) => {
      target.disabled = true;
      try {
        const data = await ask(`mutation ($token: String!) { ${mutation}(token: $token) }`, { token });
        show(answer, data[mutation] ? done : 'This link is no longer valid.');
      } catch (error) {
        show(answer, error.message);
      }
    });
  };
  return { title, body, mount };
}
