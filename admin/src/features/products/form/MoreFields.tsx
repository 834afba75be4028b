import * as sharedText from '#messages/shared.ts';
import './more-fields.css';
import { useState } from 'react';
import { useOnDemand } from '../../../components/use-on-demand.ts';
import type { FormAction } from './form-state.ts';
import type { FormImage } from './image-list.ts';
import type { ProductDraft, ProductFieldTexts } from './product-draft.ts';

const loadPanel = async () => (await import('./MorePanel.tsx')).MorePanel;

const MORE_FIELDS = [
  'brand',
  'handle',
  'tags',
  'attributes',
  'seoTitle',
  'seoDescription',
  'imageAlts',
] as const;

interface Props {
  draft: ProductDraft;
  images: FormImage[];
  errors: ProductFieldTexts;
  onEdit: (change: Partial<ProductDraft>) => void;
  dispatch: (action: FormAction) => void;
}

/** Optional details in a disclosure, which opens when one of them has an error. */
export function MoreFields(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const isWrong = MORE_FIELDS.some((field) => props.errors[field] !== undefined);
  const isOpenNow = isOpen || isWrong;
  const Panel = useOnDemand(isOpenNow, loadPanel, () => setIsOpen(false));
  return (
    <details
      className="panel more-fields"
      open={isOpenNow}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="more-fields__summary">{sharedText.more}</summary>
      {isOpenNow && Panel && <Panel {...props} />}
    </details>
  );
}
