import { COLLECTION_LIMITS } from '@mela/rules/collection-checks.ts';
import { conditionInWords } from '@mela/rules/collections.ts';
import { formatMoney } from '@mela/rules/format-money.ts';
import * as collectionsText from '#messages/collections.ts';
import * as sharedText from '#messages/shared.ts';
import { runMutation } from '../../client/apollo-client.ts';
import { useWholeList } from '../../client/use-list-page.ts';
import { ResourceList } from '../../components/ResourceList.tsx';
import type { Column } from '../../components/Table.tsx';
import { useRowDialogs } from '../../components/use-row-dialogs.tsx';
import {
  type CollectionRowFragment,
  DeleteCollectionDocument,
  ReadCollectionsDocument,
} from '../../graphql.generated.ts';
import { useShopCurrency } from '../../shop-currency.ts';
import { useCategoryOptions } from '../products/use-category-options.ts';
import type { CollectionDialog } from './CollectionDialog.tsx';
import { MATCHES } from './condition-words.ts';

const loadDialog = async () => (await import('./CollectionDialog.tsx')).CollectionDialog;

/** Collections: pages of the products that meet conditions. */
export function CollectionsScreen() {
  const source = useWholeList(ReadCollectionsDocument, ({ collections }) => collections);
  const { options = [] } = useCategoryOptions();
  const currency = useShopCurrency();
  const { add, list, dialogs } = useRowDialogs<CollectionRowFragment, typeof CollectionDialog>({
    noun: collectionsText.collection,
    nameOf: ({ name }) => collectionsText.collectionNamed(name),
    isFull: (source.page?.totalCount ?? 0) >= COLLECTION_LIMITS.collections,
    load: loadDialog,
    render: (Dialog, props) => <Dialog {...props} categories={options} />,
    remove: ({ id }) => runMutation(DeleteCollectionDocument, { id }),
    consequence: () => <p>{collectionsText.addressGone}</p>,
    reload: source.reload,
  });
  const names = new Map(options.map(({ id, name }) => [id, name]));
  const rulesOf = ({ match, conditions }: CollectionRowFragment) => {
    const words = conditions.map((condition) =>
      conditionInWords(
        condition,
        (amount) => formatMoney({ amount, currency }),
        (id) => names.get(id),
      ),
    );
    return words.length > 1 ? `${MATCHES[match]}: ${words.join('; ')}` : words.join('');
  };
  const columns: Column<CollectionRowFragment>[] = [
    {
      heading: sharedText.name,
      look: 'strong',
      cell: ({ name }) => <bdi>{name}</bdi>,
      text: ({ name }) => name,
    },
    { heading: collectionsText.conditions, isLabelled: true, cell: rulesOf },
    { heading: sharedText.address, isLabelled: true, cell: ({ handle }) => `/collection/${handle}` },
  ];
  return (
    <ResourceList
      title={collectionsText.collections}
      noun={collectionsText.collection}
      plural={collectionsText.collectionsInText}
      source={source}
      head={add}
      columns={columns}
      keyOf={({ id }) => id}
      {...list}
      empty={collectionsText.noCollectionsYet}
      about={collectionsText.about}
    >
      {dialogs}
    </ResourceList>
  );
}
