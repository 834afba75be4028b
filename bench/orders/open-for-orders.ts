import { setTimeout as sleep } from 'node:timers/promises';
import { SAMPLE_CONTENT } from '@mela/rules/content/sample-content.ts';
import type { PricedPiece } from './order-input.ts';

const POLL_MS = 250;
const DESTINATION = { country: 'IN', region: 'KA', postalCode: '560001' };

/** Publishes a catalogue and starts selling, with a tax class, a shipping rate and a discount that apply to each order. @returns the total price of one piece of each product */
export async function openForOrders(url: string): Promise<PricedPiece[]> {
  const ask = (query: string, variables: object = {}) => askServer(url, query, variables);
  await ask('mutation { publishStorefront { state } }');
  while ((await ask('{ storefront { release } }')).storefront.release === null) await sleep(POLL_MS);
  const shop = {
    ...SAMPLE_CONTENT.shop,
    ...{ email: 'care@shop.test', address: ['1 Own Street', 'Pune 411001'] },
    ...{ returnDays: 7, delivery: 'In three days' },
  };
  const input = { version: 0, values: { shop } };
  await ask(
    'mutation ($input: UpdateStorefrontContentInput!) { updateStorefrontContent(input: $input) { version } }',
    { input },
  );
  await ask('mutation { updateSellingSettings(input: { isSelling: true, taxRegion: "KA" }) { isSelling } }');
  await ask('mutation { saveTaxClass(input: { name: "Goods", rate: 18, isDefault: true }) { id } }');
  const rate = { name: 'Standard', kind: 'FLAT', price: 5_000 };
  const zone = { name: 'India', countries: ['IN'], rates: [rate] };
  await ask('mutation ($zone: ShippingZoneInput!) { saveShippingZone(input: $zone) { id } }', { zone });
  await ask('mutation { saveDiscount(input: { title: "Festival", kind: PERCENT, value: 10 }) { id } }');
  const { products } = await ask('{ products(first: 100) { nodes { id } } }');
  const priced: PricedPiece[] = [];
  for (const { id: variantId } of products.nodes) {
    const cart = { lines: [{ variantId, quantity: 1 }], destination: DESTINATION };
    const answer = await ask(
      'query ($cart: CartInput!) { cart(input: $cart) { lines { variantId } total { amount } } }',
      { cart },
    );
    if (answer.cart.lines.length > 0) priced.push({ variantId, total: answer.cart.total.amount });
  }
  return priced;
}

// biome-ignore lint/suspicious/noExplicitAny: the caller knows the shape of the response.
export async function askServer(url: string, query: string, variables: object): Promise<any> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ query, variables });
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
  const { data, errors } = (await response.json()) as { data: unknown; errors?: object[] };
  if (errors) throw new Error(JSON.stringify(errors).slice(0, 500));
  return data;
}
