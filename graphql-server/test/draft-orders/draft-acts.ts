import { ask, askFor, askInVain } from '../graphql/ask.ts';
import { ADDRESS, sellOneAfterAnother, WHOLE_ORDER } from '../orders/selling-shop.ts';

type App = Parameters<typeof sellOneAfterAnother>[0];

const FIELDS = `version draft { paymentMethods link expiresAt isExpired deletedOn discount { amount } shipping { amount } } ${WHOLE_ORDER}`;

/** Calls for draft orders: the call, and the types of its variables. */
const CALLS = {
  create: ['createDraftOrder(input: $input, idempotencyKey: $key)', '$input: DraftOrderInput!, $key: String'],
  update: ['updateDraftOrder(id: $id, input: $input)', '$id: ID!, $input: DraftOrderInput!'],
  send: ['sendDraftOrder(id: $id)', '$id: ID!'],
  place: [
    'placeDraftOrder(id: $id, paymentMethod: $method, isPaid: $isPaid, version: $version, idempotencyKey: $key)',
    '$id: ID!, $method: String!, $isPaid: Boolean!, $version: Int, $key: String',
  ],
  confirm: [
    'confirmDraftOrder(token: $token, paymentMethod: $method, total: $total, idempotencyKey: $key)',
    '$token: ID!, $method: String!, $total: MinorUnits, $key: String',
  ],
} as const satisfies Record<string, readonly [string, string]>;

type CallName = keyof typeof CALLS;

const mutationOf = (name: CallName) => {
  const [call, types] = CALLS[name];
  return `mutation (${types}) { order: ${call} { ${FIELDS} } }`;
};

/** Actions of tests on an app's draft orders. */
export function draftActsOf(app: App) {
  const act = (name: CallName, variables: object) =>
    askFor(app, mutationOf(name), variables).then(({ order }) => order);
  const nextRug = sellOneAfterAnother(app, 'Rug', 1_000, 10);
  return {
    /**
     * Makes a call.
     * @returns the draft or order afterwards
     */
    act,
    /**
     * Makes a call that may fail.
     * @returns the whole response
     */
    tryTo: (name: CallName, variables: object) => ask(app, mutationOf(name), variables),
    /**
     * Makes a call that must fail.
     * @returns the error
     */
    inVain: (name: CallName, variables: object) => askInVain(app, mutationOf(name), variables),
    /** The draft or order as its shopper sees it. */
    readFor: (token: string) =>
      askFor(app, `query ($token: ID!) { order(token: $token) { ${FIELDS} } }`, { token }).then(
        ({ order }) => order,
      ),
    /** Creates a draft of this many rugs at 1,000 rupees each. Ten are in stock. */
    draftOf: async (quantity = 2, changes: object = {}) => {
      const variantId = await nextRug();
      const contact = { email: 'asha@example.com', phone: '9822012345', shippingAddress: ADDRESS };
      const input = { lines: [{ variantId, quantity }], ...contact, ...changes };
      const draft = await act('create', { input });
      return { variantId, input, draft, id: draft.id as string, token: tokenOf(draft) };
    },
  };
}

export function tokenOf({ draft }: { draft: { link: string } }): string {
  return draft.link.split('/').at(-1) ?? '';
}
