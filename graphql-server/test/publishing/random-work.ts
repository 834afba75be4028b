import { eventually } from '../serve.ts';
import type { RandomShop } from './random-shop.ts';
import { BRANDS, category, LINKS, type Numbers, pick, product, tell, word } from './shop-calls.ts';

export async function editContent(shop: RandomShop, { a, b, c }: Numbers) {
  const { content } = await shop.server.askFor('{ content: storefrontContent { version values } }');
  const { values, version } = content;
  const links = [b, c].map((number) => ({ title: word(number), link: pick(LINKS, number) }));
  const sections = [
    { topBar: { promotion: word(b), messages: [{ text: `Read ${word(c)}`, link: '', linkText: '' }] } },
    { footer: { ...values.footer, groups: [{ heading: word(a), links }] } },
    { shop: { ...values.shop, name: `Shop ${b % 3}`, tagline: word(c) } },
    { help: { ...values.help, questions: [{ question: word(b), answer: word(c) }] } },
    { features: c % 2 ? null : [{ icon: 'truck', title: word(b), detail: '' }] },
    { terms: { ...values.terms, text: `## ${word(b)}\n\nSee [here](${pick(LINKS, c)}).` } },
  ];
  await tell(
    shop,
    'mutation ($input: UpdateStorefrontContentInput!) { updateStorefrontContent(input: $input) { version } }',
    {
      input: { version, values: pick<object>(sections, a) },
    },
  );
}

export async function redirect(shop: RandomShop, { a, b, c }: Numbers) {
  const { redirects } = await shop.server.askFor('{ redirects { nodes { id } } }');
  const { id } = pick(redirects.nodes as { id: string }[], c) ?? {};
  const from =
    pick(
      [
        '/old',
        '/pages/old-news',
        '/shop/old',
        (await product(shop, b)) ? `/product/${(await product(shop, b))?.handle}` : '/old',
      ],
      a,
    ) ?? '';
  const input = { from, to: pick(LINKS, b), replacesPage: c % 3 === 0 };
  shop.know(from);
  if (id && b % 3 === 0) return tell(shop, 'mutation ($id: ID!) { deleteRedirect(id: $id) { id } }', { id });
  if (id && b % 3 === 1)
    return tell(
      shop,
      'mutation ($id: ID!, $input: UpdateRedirectInput!) { updateRedirect(id: $id, input: $input) { id } }',
      { id, input },
    );
  return tell(shop, 'mutation ($input: RedirectInput!) { createRedirect(input: $input) { id } }', { input });
}

/** Changes some products, and adds some. */
export async function importRows(shop: RandomShop, { a, b, c }: Numbers) {
  const products = await shop.products();
  const changed = products
    .filter((_, place) => place % (2 + (a % 5)) === 0)
    .map(({ id, title }) => ({
      ...{ id, title, selling_price: String(30 + ((b + title.length) % 70)), regular_price: '500' },
    }));
  const { name = '' } = (await category(shop, b)) ?? {};
  const added = Array.from({ length: products.length > 80 ? 0 : c % 4 }, (_, index) => ({
    ...{ id: '', title: `${word(c + index)} of a file`, category: c % 3 === 0 ? `Filed ${b % 3}` : name },
    ...{ selling_price: '45', regular_price: '50', brand: pick(BRANDS, c) ?? '' },
  }));
  if (changed.length > 0) await shop.importRows(changed, {});
  if (added.length > 0) await shop.importRows(added);
}

interface Undoable {
  id: string;
  subject: string;
  canUndo: boolean;
  group: object | null;
}

/** Undoes one of the last changes, or all changes of a group. */
export async function undo(shop: RandomShop, { a }: Numbers) {
  const { history } = await shop.server.askFor(
    '{ history(first: 12) { nodes { id subject canUndo group { work } } } }',
  );
  // Automatic publishing is not part of the published content.
  const undoable = (history.nodes as Undoable[]).filter(
    ({ subject, canUndo, group }) => subject !== 'STOREFRONT' && (canUndo || group),
  );
  const chosen = pick(undoable, a);
  if (!chosen) return;
  if (!chosen.group)
    return tell(shop, 'mutation ($id: ID!) { undoChange(id: $id) { id } }', { id: chosen.id });
  const { errors } = await tell(shop, 'mutation ($id: ID!) { undoChanges(id: $id) { id } }', {
    id: chosen.id,
  });
  if (errors.length > 0) return;
  await eventually(async () => {
    const { history: now } = await shop.server.askFor(
      '{ history(first: 50) { nodes { group { undoing { isRunning } } } } }',
    );
    const isRunning = (now.nodes as { group: { undoing: { isRunning: boolean } | null } | null }[]).some(
      ({ group }) => group?.undoing?.isRunning,
    );
    if (isRunning) throw new Error('The undo is running.');
  });
}
