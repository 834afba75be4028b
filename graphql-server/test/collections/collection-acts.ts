import type { CollectionCondition } from '@mela/rules/catalogue.ts';
import { askFor, askInVain } from '../graphql/ask.ts';
import type { LiveShop } from '../publishing/live-shop.ts';

export type Conditions = Pick<CollectionCondition, 'kind' | 'value'>[];

export const SALE: Conditions = [{ kind: 'ON_SALE', value: '' }];

export const FIELDS = `id version name handle formerHandles hasOwnHandle description match isInMenu seoTitle
  conditions { kind value } image { url alt }`;
export const SAVE = `mutation ($input: CollectionInput!) { collection: saveCollection(input: $input) { ${FIELDS} } }`;

const CARD = /card__name"?[^>]*><a href="?\/product\/([\w-]+)/g;

export function collectionActs(shop: LiveShop) {
  let names = 0;
  return {
    /** Saves a collection of products on sale with a new name, unless the input says otherwise. */
    save: async (input: object = {}) => {
      names += 1;
      const fields = { name: `Collection ${names}`, conditions: SALE, ...input };
      return (await askFor(shop.app, SAVE, { input: fields })).collection;
    },
    saveInVain: async (input: object) =>
      (await askInVain(shop.app, SAVE, { input: { name: 'Sale', conditions: SALE, ...input } })).extensions,
    /** The page, with the handles of the products on it. */
    page: async (handle: string) => {
      const page = await shop.get(`/collection/${handle}`);
      const shown = new Set(Array.from(page.body.matchAll(CARD), ([, one = '']) => one));
      return { ...page, shown: [...shown].sort() };
    },
  };
}
