import { Link } from 'react-router';
import * as sharedText from '#messages/shared.ts';
import * as taxesText from '#messages/taxes.ts';
import { runMutation } from '../../client/apollo-client.ts';
import { useWholeList } from '../../client/use-list-page.ts';
import { ResourceList } from '../../components/ResourceList.tsx';
import type { Column } from '../../components/Table.tsx';
import { useRowDialogs } from '../../components/use-row-dialogs.tsx';
import {
  DeleteTaxClassDocument,
  ReadTaxClassesDocument,
  type TaxClassRowFragment,
} from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';
import { OwnersNote } from '../../session/WriteControls.tsx';
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
    noun: taxesText.taxClass,
    nameOf: ({ name }) => taxesText.taxClassOf(name),
    isForOwners: true,
    load: loadDialog,
    render: (Dialog, props) => <Dialog {...props} categories={categories} owners={ownersIn(classes)} />,
    remove: ({ id }) => runMutation(DeleteTaxClassDocument, { id }),
    consequence: () => <p>{taxesText.itsProductsWillUseClass}</p>,
    reload: source.reload,
  });
  const settings = <Link to={PATHS.selling}>{sharedText.sellingSettings}</Link>;
  return (
    <ResourceList
      title={sharedText.taxes}
      noun={taxesText.taxClass}
      plural={taxesText.taxClasses}
      source={source}
      head={add}
      notes={<OwnersNote />}
      columns={columnsOf(categories)}
      keyOf={({ id }) => id}
      {...list}
      empty={taxesText.noTaxClassesYet}
      about={
        <>
          {taxesText.allProductsAreTaxedAtPercent(taxRate)} {settings}
          {taxesText.addTaxClassForEachRate}
        </>
      }
      footnote={
        <>
          {!classes.some(({ isDefault }) => isDefault) && taxesText.productsWithoutClassAreTaxed(taxRate)}
          {pricesIncludeTax ? taxesText.pricesIncludeTaxSee : taxesText.pricesExcludeTaxSee} {settings}.
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
    {
      heading: taxesText.taxClassTitle,
      look: 'strong',
      cell: ({ name }) => <bdi>{name}</bdi>,
      text: ({ name }) => name,
    },
    {
      heading: sharedText.rate,
      isLabelled: true,
      cell: ({ rate, isExempt }) => (isExempt ? taxesText.exempt : `${rate}%`),
    },
    { heading: sharedText.hsn, isLabelled: true, cell: ({ hsn }) => hsn ?? '–' },
    { heading: taxesText.forLabel, isLabelled: true, cell: (taxClass) => goodsText(taxClass, names) },
  ];
}

/** The goods of a class, such as `Shirts, Trousers, products without a class`. */
function goodsText(
  { categoryIds, isDefault }: TaxClassRowFragment,
  names: ReadonlyMap<string, string>,
): string {
  const known = categoryIds.flatMap((id) => names.get(id) ?? []);
  const categories = known.length > MAX_NAMED ? [taxesText.knownCategories(known.length)] : known;
  const parts = [...categories, ...(isDefault ? [taxesText.productsWithoutClass] : [])];
  const text = parts.join(', ') || taxesText.productsThatUseIt;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function ownersIn(classes: readonly TaxClassRowFragment[]): Map<string, string> {
  return new Map(classes.flatMap(({ name, categoryIds }) => categoryIds.map((id) => [id, name] as const)));
}
