import { useState } from 'react';
import * as productFormText from '#messages/product-form.ts';
import { Button } from '../../../../components/Button.tsx';
import { useOnDemand } from '../../../../components/use-on-demand.ts';
import type { VariantsProps } from './VariantsPanel.tsx';

const loadPanel = async () => (await import('./VariantsPanel.tsx')).VariantsPanel;

/** A product's options and variant table. Products without options need neither. */
export function VariantsField(props: VariantsProps) {
  const hasOptions = props.draft.variants.options.length > 0;
  const [isOffline, setIsOffline] = useState(false);
  const VariantsPanel = useOnDemand(hasOptions && !isOffline, loadPanel, () => setIsOffline(true));
  if (hasOptions && VariantsPanel) return <VariantsPanel {...props} />;
  if (hasOptions && !isOffline) return <span className="skeleton product-form__matrix-skeleton" />;
  return (
    <Button
      label={hasOptions ? productFormText.showOptions : productFormText.addOptions}
      isQuiet
      isSmall
      className="product-form__add-options"
      onClick={async () => {
        if (hasOptions) return setIsOffline(false);
        const { withNewOption } = await import('./edit-options.ts');
        props.onEdit(withNewOption);
      }}
    />
  );
}
