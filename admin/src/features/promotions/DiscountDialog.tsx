import { useState } from 'react';
import * as promotionsText from '#messages/promotions.ts';
import * as sharedText from '#messages/shared.ts';
import { runMutation } from '../../client/apollo-client.ts';
import { useLiveQuery } from '../../client/use-live-query.ts';
import { FormModal } from '../../components/FormModal.tsx';
import { Modal } from '../../components/Modal.tsx';
import { Reading } from '../../components/Reading.tsx';
import type { Target } from '../../components/TargetField.tsx';
import { ReadDiscountDocument, SaveDiscountDocument } from '../../graphql.generated.ts';
import { DiscountFields } from './DiscountFields.tsx';
import { type EditedDiscount, inputOf } from './discount-input.ts';

interface Props {
  /** The id of the discount to edit. null: a new discount. */
  id: string | null;
  onChanged: () => void;
  onClosed: () => void;
}

/** Adds or edits a discount. */
export function DiscountDialog(props: Props) {
  const { id, onClosed } = props;
  const { data, hasFailed, reload } = useLiveQuery(ReadDiscountDocument, {
    variables: { id: id ?? '' },
    skip: id === null,
  });
  // Keep the discount as it was first loaded, so that a reload does not change it while it is edited.
  const [discount, setDiscount] = useState(
    id === null ? null : (undefined as EditedDiscount | null | undefined),
  );
  if (discount === undefined && data) setDiscount(data.discount);
  if (discount !== undefined) return <DiscountForm {...props} discount={discount} />;
  return (
    <Modal title={promotionsText.editDiscount} onDismiss={(close) => close()} onClosed={onClosed}>
      {() => <Reading what={promotionsText.discount} isRead={false} hasFailed={hasFailed} onRetry={reload} />}
    </Modal>
  );
}

function DiscountForm({ discount, onChanged, onClosed }: Props & { discount: EditedDiscount | null }) {
  const [stored] = useState<Record<'products' | 'categories', readonly Target[]>>(
    discount ?? { products: [], categories: [] },
  );
  const [products, setProducts] = useState(stored.products);
  const [categories, setCategories] = useState(stored.categories);
  const save = async (entered: FormData) => {
    const targets = {
      productIds: products.map(({ id }) => id),
      categoryIds: categories.map(({ id }) => id),
    };
    const known = discount && { id: discount.id, version: discount.version };
    await runMutation(SaveDiscountDocument, { input: { ...known, ...inputOf(entered), ...targets } });
    onChanged();
  };
  return (
    <FormModal
      title={discount ? promotionsText.editDiscount : promotionsText.addDiscount}
      action={sharedText.save}
      closeLabel={sharedText.cancel}
      isUnsaved={products !== stored.products || categories !== stored.categories}
      done={discount ? promotionsText.discountSaved : promotionsText.discountAdded}
      onSubmit={save}
      onUnknown={onChanged}
      onClosed={onClosed}
    >
      <DiscountFields
        discount={discount}
        products={{ chosen: products, onChoose: setProducts }}
        categories={{ chosen: categories, onChoose: setCategories }}
      />
    </FormModal>
  );
}
