import type { ClientSession, Collection } from 'mongodb';
import { collection } from '../../src/kernel/declared-collections.ts';
import { extension } from '../../src/kernel/extension-point.ts';
import { defineModule } from '../../src/kernel/module.ts';
import { ordersModule } from '../../src/modules/orders/module.ts';
import { orderListeners } from '../../src/modules/orders/order-store.ts';

interface Visit {
  _id: string;
  by: 'start' | 'order' | 'operator' | 'job' | 'change';
}

type Visits = Collection<Visit>;

/** Writes each visit once. */
class Guestbook {
  readonly #visits: Visits;

  constructor(visits: Visits) {
    this.#visits = visits;
  }

  async sign(visit: Visit, session?: ClientSession): Promise<void> {
    const options = { upsert: true, ...(session && { session }) };
    await this.#visits.updateOne({ _id: visit._id }, { $set: { by: visit.by } }, options);
  }

  async names(): Promise<string[]> {
    const found = await this.#visits.find({}, { sort: { _id: 1 }, hint: '_id_' }).toArray();
    return found.map(({ _id }) => _id);
  }
}

interface GuestbookContext {
  guestbook: Guestbook;
  guestName: string;
}

/** A third-party module that uses everything that modules can declare. */
export const guestbookModule = defineModule({
  name: 'guestbook',
  uses: [ordersModule],
  collections: {
    visits: collection<Visit>({ name: 'visits', indexes: [{ key: { by: 1 }, name: 'by' }] }),
  },
  schema: `
    extend enum TokenScope {
      "To sign the guestbook."
      GUESTBOOK
    }
    extend type Query {
      "The names in the guestbook."
      guests: [String!]! @needs(role: VIEWER, scope: GUESTBOOK) @listSize(assumedSize: 10)
    }
    extend type Mutation {
      "Signs the guestbook. Returns the name."
      signGuestbook: String! @needs(role: EDITOR, scope: GUESTBOOK)
    }
  `,
  resolvers: [
    {
      Query: { guests: (_: unknown, __: unknown, { guestbook }: GuestbookContext) => guestbook.names() },
      Mutation: {
        signGuestbook: async (_: unknown, __: unknown, { guestbook, guestName }: GuestbookContext) => {
          await guestbook.sign({ _id: guestName, by: 'operator' });
          return guestName;
        },
      },
    },
  ],
  services: (_kernel, _used, own) => ({ guestbook: new Guestbook(own.visits) }),
  request: ({ viewer }) => ({ guestName: `a guest of kind ${viewer.kind}` }),
  extends: ({ guestbook }) => [
    extension(orderListeners, async (session, happened) => {
      for (const { order, event } of happened)
        if (event.kind === 'PLACED')
          await guestbook.sign({ _id: `order ${order.number}`, by: 'order' }, session);
    }),
  ],
  onRecorded: async ({ guestbook, guestName }, session, changes) => {
    for (const { name } of changes)
      await guestbook.sign({ _id: `${name}, by ${guestName}`, by: 'change' }, session);
  },
  jobs: ({ guestbook }) => ({
    'sign-guestbook': {
      everyMs: 60_000,
      isShared: true,
      run: () => guestbook.sign({ _id: 'the job', by: 'job' }),
    },
  }),
  metrics: ({ visits }) => [
    {
      name: 'guestbook_visits',
      help: 'Names in the guestbook.',
      read: () => visits.estimatedDocumentCount(),
    },
  ],
  prepare: ({ guestbook }) => guestbook.sign({ _id: 'the start', by: 'start' }),
  checks: [
    async function* ({ visits }: { visits: Visits }) {
      if ((await visits.findOne({ _id: '' })) !== null) yield 'A guest has no name.';
    },
  ],
});
