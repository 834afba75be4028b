import { Link } from 'react-router';
import { runMutation } from '../../client/apollo-client.ts';
import { useWholeList } from '../../client/use-list-page.ts';
import { OwnersNote } from '../../components/OwnersNote.tsx';
import { ResourceList } from '../../components/ResourceList.tsx';
import type { Column } from '../../components/Table.tsx';
import { useRowDialogs } from '../../components/use-row-dialogs.tsx';
import { formatCount } from '../../format.ts';
import {
  DeleteTaxClassDocument,
  ReadTaxClassesDocument,
  type TaxClassRowFragment,
} from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';
import type { TaxClassDialog } from './TaxClassDialog.tsx';
import { type NamedCategory, useCategories } from './use-categories.ts';

const loadDialog = async () => (await import('./TaxClassDialog.tsx')).TaxClassDialog;

const MAX_NAMED = 3;

/** Tax classes with their rates. */
export function TaxesScreen() {
  const source = useWholeList(ReadTaxClassesDocument, ({ taxClasses }) => taxClasses);
  const categories = useCategories();
  const { taxRate = 0, pricesIncludeTax = false } = source.data?.sellingSettings ?? {};
  const classes = source.page?.nodes ?? [];
  const { add, list, dialogs } = useRowDialogs<TaxClassRowFragment, typeof TaxClassDialog>({
    noun: 'tax class',
    nameOf: ({ name }) => `the tax class ${name}`,
    isForOwners: true,
    load: loadDialog,
    render: (Dialog, props) => <Dialog {...props} categories={categories} owners={ownersIn(classes)} />,
    remove: ({ id }) => runMutation(DeleteTaxClassDocument, { id }),
    consequence: () => <p>Its products will use the class of their category, or the default class.</p>,
    reload: source.reload,
  });
  const settings = <Link to={PATHS.selling}>selling settings</Link>;
  return (
    <ResourceList
      title="Taxes"
      noun="tax class"
      plural="tax classes"
      source={source}
      head={add}
      notes={<OwnersNote />}
      columns={columnsOf(categories)}
      keyOf={({ id }) => id}
      {...list}
      empty="No tax classes yet"
      about={
        <>
          All products are taxed at {taxRate}%, as set in the {settings}. Add a tax class for each rate that
          you charge, and one for exempt goods.
        </>
      }
      footnote={
        <>
          {!classes.some(({ isDefault }) => isDefault) &&
            `Products without a class are taxed at ${taxRate}%. `}
          Prices {pricesIncludeTax ? 'include' : 'do not include'} tax: see the {settings}.
        </>
      }
    >
      {dialogs}
    </ResourceList>
  );
}

function columnsOf(categories: readonly NamedCategory[]): Column<TaxClassRowFragment>[] {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return [
    { heading: 'Tax class', look: 'strong', cell: ({ name }) => <bdi>{name}</bdi>, text: ({ name }) => name },
    {
      heading: 'Rate',
      isLabelled: true,
      cell: ({ rate, isExempt }) => (isExempt ? 'Exempt' : `${rate}%`),
    },
    { heading: 'HSN', isLabelled: true, cell: ({ hsn }) => hsn ?? '–' },
    { heading: 'For', isLabelled: true, cell: (taxClass) => goodsText(taxClass, names) },
  ];
}

/** The goods of a class, such as `Shirts, Trousers, products without a class`. */
function goodsText(
  { categoryIds, isDefault }: TaxClassRowFragment,
  names: ReadonlyMap<string, string>,
): string {
  const known = categoryIds.flatMap((id) => names.get(id) ?? []);
  const categories = known.length > MAX_NAMED ? [`${formatCount(known.length)} categories`] : known;
  const parts = [...categories, ...(isDefault ? ['products without a class'] : [])];
  const text = parts.join(', ') || 'products that use it';
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function ownersIn(classes: readonly TaxClassRowFragment[]): Map<string, string> {
  return new Map(classes.flatMap(({ name, categoryIds }) => categoryIds.map((id) => [id, name] as const)));
}
