import { Button } from '../../components/Button.tsx';
import { NothingFound } from '../../components/EmptyState.tsx';
import { ListPages } from '../../components/ListPages.tsx';
import { ListTools } from '../../components/ListTools.tsx';
import { Reading } from '../../components/Reading.tsx';
import './promotions.css';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { DeleteDialog } from '../../components/DeleteDialog.tsx';
import { useAddressView, type ViewOf } from '../../components/use-address-view.ts';
import { useChange } from '../../components/use-change.ts';
import { useOnDemand } from '../../components/use-on-demand.ts';
import type { DiscountRowFragment, ReadDiscountsQuery } from '../../graphql.generated.ts';
import { useReading } from '../../session/use-reading.ts';
import { WriteControls } from '../../session/WriteControls.tsx';
import { askDiscounts } from './ask-discounts.ts';
import { DiscountTable } from './DiscountTable.tsx';

const NO_FILTERS = {};
type View = ViewOf<typeof NO_FILTERS>;

const loadDialog = async () => (await import('./DiscountDialog.tsx')).DiscountDialog;

/** Discount codes and automatic discounts, with what they have brought. */
export function DiscountsScreen() {
  const [view, change] = useAddressView(NO_FILTERS);
  const { page, hasFailed, reload } = useDiscounts(view);
  /** null: a new one. */
  const [edited, setEdited] = useState<string | null>();
  const [deleted, setDeleted] = useState<DiscountRowFragment>();
  const { isBusy, remove } = useDeletion(reload);
  const closeDialog = () => setEdited(undefined);
  const Dialog = useOnDemand(edited !== undefined, loadDialog, closeDialog);
  return (
    <>
      <title>Discounts | Mela admin</title>
      <div className="screen-head">
        <h1>Discounts</h1>
        <WriteControls>
          <Button label="Add discount" isSmall onClick={() => setEdited(null)} />
        </WriteControls>
      </div>
      <section className="panel" aria-label="Discounts" aria-busy={!page && !hasFailed}>
        <ListTools view={view} placeholder="Code or title" onChange={change} />
        <Reading what="the discounts" isRead={page !== undefined} hasFailed={hasFailed} onRetry={reload} />
        {page && page.nodes.length > 0 && (
          <DiscountTable
            discounts={page.nodes}
            isBusy={isBusy}
            onEdit={({ id }) => setEdited(id)}
            onDelete={setDeleted}
          />
        )}
        {page?.nodes.length === 0 && !hasFailed && (
          <NothingFound
            isNarrow={view.search !== ''}
            after={view.after}
            empty="No discounts yet"
            noMatch="No discount matches"
            onShowAll={() => change({ search: '' })}
          >
            A discount makes carts cheaper: by a code that shoppers enter, or automatically.
          </NothingFound>
        )}
        {page && <ListPages page={page} noun="discount" after={view.after} onChange={change} />}
      </section>
      {edited !== undefined && Dialog && <Dialog id={edited} onChanged={reload} onClosed={closeDialog} />}
      {deleted && (
        <DeleteDialog
          name={`the discount ${deleted.label}`}
          canUndo
          onClosed={(isConfirmed) => {
            setDeleted(undefined);
            if (isConfirmed) void remove(deleted);
          }}
        />
      )}
    </>
  );
}

/** A page of the discounts. */
function useDiscounts({ search, pageSize, after }: View) {
  const variables = { first: pageSize, ...(search && { search }), ...(after && { after }) };
  const { answer, failure, reload } = useReading<ReadDiscountsQuery>({
    key: JSON.stringify(variables),
    read: () => askDiscounts('ReadDiscounts', variables),
  });
  return { page: answer?.discounts, hasFailed: failure !== undefined, reload };
}

function useDeletion(reload: () => void) {
  const { isBusy, run } = useChange(async () => reload());
  const remove = ({ id }: DiscountRowFragment) =>
    run(async () => {
      await askDiscounts('DeleteDiscount', { id });
      toast.success('Discount deleted');
      reload();
    });
  return { isBusy, remove };
}
