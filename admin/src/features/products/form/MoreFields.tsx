import './more-fields.css';
import { lazy, Suspense, useState } from 'react';
import type { ProductFieldErrors } from '../../../../../graphql-server/src/catalogue/rules/checks.ts';
import type { FormAction } from './form-state.ts';
import type { FormImage } from './image-list.ts';
import { DETAIL_FIELDS, type ProductDraft } from './product-draft.ts';

const MorePanel = lazy(async () => ({ default: (await import('./MorePanel.tsx')).MorePanel }));

interface Props {
  draft: ProductDraft;
  images: FormImage[];
  errors: ProductFieldErrors;
  onEdit: (change: Partial<ProductDraft>, errors: ProductFieldErrors) => void;
  dispatch: (action: FormAction) => void;
}

/** What a product may have beyond the specified form. It opens by itself when something in it is wrong. */
export function MoreFields(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const isWrong = [...DETAIL_FIELDS, 'imageAlts' as const].some((field) => props.errors[field] !== undefined);
  return (
    <details
      className="panel more-fields"
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="more-fields__summary">More</summary>
      {(isOpen || isWrong) && (
        <Suspense fallback={null}>
          <MorePanel {...props} />
        </Suspense>
      )}
    </details>
  );
}
