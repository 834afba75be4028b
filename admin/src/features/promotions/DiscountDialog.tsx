import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { FormModal } from '../../components/FormModal.tsx';
import { Modal } from '../../components/Modal.tsx';
import { Reading } from '../../components/Reading.tsx';
import { useChange } from '../../components/use-change.ts';
import { useReading } from '../../session/use-reading.ts';
import { askDiscounts, type EditedDiscount } from './ask-discounts.ts';
import { DiscountFields } from './DiscountFields.tsx';
import { inputOf } from './discount-input.ts';
import type { Target } from './TargetField.tsx';

interface Props {
  /** null: a new discount. */
  id: string | null;
  onChanged: () => void;
  onClosed: () => void;
}

/** Adds or edits a discount. */
export function DiscountDialog(props: Props) {
  const { id, onClosed } = props;
  const { answer, failure, reload } = useReading<{ discount: EditedDiscount | null }>({
    key: id ?? '',
    read: () => (id === null ? Promise.resolve({ discount: null }) : askDiscounts('ReadDiscount', { id })),
  });
  // What was read first stays while it is edited.
  const [discount, setDiscount] = useState<EditedDiscount | null>();
  if (discount === undefined && answer) setDiscount(answer.discount);
  if (discount !== undefined) return <DiscountForm {...props} discount={discount} />;
  return (
    <Modal title="Edit discount" onDismiss={(close) => close()} onClosed={onClosed}>
      {() => (
        <Reading what="the discount" isRead={false} hasFailed={failure !== undefined} onRetry={reload} />
      )}
    </Modal>
  );
}

function DiscountForm({ discount, onChanged, onClosed }: Props & { discount: EditedDiscount | null }) {
  const { faults, run } = useChange(async () => onChanged());
  const [stored] = useState<Record<'products' | 'categories', readonly Target[]>>(
    discount ?? { products: [], categories: [] },
  );
  const [products, setProducts] = useState(stored.products);
  const [categories, setCategories] = useState(stored.categories);
  const save = (entered: FormData) =>
    run(async () => {
      const targets = {
        productIds: products.map(({ id }) => id),
        categoryIds: categories.map(({ id }) => id),
      };
      const known = discount && { id: discount.id, version: discount.version };
      await askDiscounts('SaveDiscount', { input: { ...known, ...inputOf(entered), ...targets } });
      toast.success(discount ? 'Discount saved' : 'Discount added');
      onChanged();
    });
  return (
    <FormModal
      title={discount ? 'Edit discount' : 'Add discount'}
      action="Save"
      closeLabel="Cancel"
      isUnsaved={products !== stored.products || categories !== stored.categories}
      onSubmit={async (entered) => ((await save(entered)) ? null : '')}
      onClosed={onClosed}
    >
      <DiscountFields
        discount={discount}
        faults={faults}
        products={{ chosen: products, onChoose: setProducts }}
        categories={{ chosen: categories, onChoose: setCategories }}
      />
    </FormModal>
  );
}
