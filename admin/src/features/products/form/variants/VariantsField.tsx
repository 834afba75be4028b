import { lazy, Suspense } from 'react';
import { Button } from '../../../../components/Button.tsx';
import type { VariantsProps } from './variants-props.ts';

const VariantsPanel = lazy(async () => ({ default: (await import('./VariantsPanel.tsx')).VariantsPanel }));

/** The options of a product, and the table of what is sold of it. One without options is asked for neither. */
export function VariantsField(props: VariantsProps) {
  if (props.draft.variants.options.length === 0) {
    return (
      <Button
        label="Add options"
        isQuiet
        isSmall
        className="product-form__add-options"
        onClick={async () => {
          const { withNewOption } = await import('./edit-options.ts');
          props.onEdit(withNewOption);
        }}
      />
    );
  }
  return (
    <Suspense fallback={<span className="skeleton product-form__matrix-skeleton" />}>
      <VariantsPanel {...props} />
    </Suspense>
  );
}
