import * as promotionsText from '#messages/promotions.ts';
import * as sharedText from '#messages/shared.ts';
import './promotions.css';
import { runMutation } from '../../client/apollo-client.ts';
import { useListPage } from '../../client/use-list-page.ts';
import { ResourceList } from '../../components/ResourceList.tsx';
import { StatusPill } from '../../components/StatusPill.tsx';
import type { Column } from '../../components/Table.tsx';
import { useAddressView } from '../../components/use-address-view.ts';
import { useRowDialogs } from '../../components/use-row-dialogs.tsx';
import {
  DeleteDiscountDocument,
  type DiscountRowFragment,
  ReadDiscountsDocument,
} from '../../graphql.generated.ts';
import type { DiscountDialog } from './DiscountDialog.tsx';
import { discountedText, periodText, STATUSES, termsOf, usesText } from './discount-words.ts';

const NO_FILTERS = {};

const loadDialog = async () => (await import('./DiscountDialog.tsx')).DiscountDialog;

const COLUMNS: Column<DiscountRowFragment>[] = [
  {
    heading: sharedText.discount,
    look: 'strong',
    className: 'discounts__name',
    cell: (discount) => (
      <>
        <bdi>{discount.label}</bdi>
        <span className="discounts__note">{termsOf(discount)}</span>
      </>
    ),
    text: ({ label }) => label,
  },
  {
    heading: sharedText.status,
    cell: ({ status }) => <StatusPill mark={STATUSES[status].mark}>{STATUSES[status].label}</StatusPill>,
    text: ({ status }) => STATUSES[status].label,
  },
  { heading: sharedText.period, className: 'discounts__period', isLabelled: true, cell: periodText },
  { heading: sharedText.orders, isNumber: true, isLabelled: true, cell: usesText },
  { heading: sharedText.discounted, isNumber: true, isLabelled: true, cell: discountedText },
];

/** Discount codes and automatic discounts with their results. */
export function DiscountsScreen() {
  const [view, change] = useAddressView(NO_FILTERS);
  const { search, pageSize, after } = view;
  const variables = { first: pageSize, ...(search && { search }), ...(after && { after }) };
  const source = useListPage(ReadDiscountsDocument, { variables, pageOf: (data) => data.discounts });
  const { add, list, dialogs } = useRowDialogs<DiscountRowFragment, typeof DiscountDialog>({
    noun: promotionsText.discountInText,
    nameOf: ({ label }) => promotionsText.discountLabel(label),
    load: loadDialog,
    render: (Dialog, { row, ...props }) => <Dialog id={row?.id ?? null} {...props} />,
    remove: ({ id }) => runMutation(DeleteDiscountDocument, { id }),
    reload: source.reload,
  });
  return (
    <ResourceList
      title={sharedText.discounts}
      noun={promotionsText.discountInText}
      plural={promotionsText.discounts}
      source={source}
      view={view}
      onChange={change}
      searchHint={promotionsText.codeOrTitle}
      head={add}
      columns={COLUMNS}
      keyOf={({ id }) => id}
      {...list}
      empty={promotionsText.noDiscountsYet}
      about={promotionsText.shoppersGetDiscountWithCode}
    >
      {dialogs}
    </ResourceList>
  );
}
