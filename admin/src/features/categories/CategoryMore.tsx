import { useState } from 'react';
import { useOnDemand } from '../../components/use-on-demand.ts';
import type { DetailsErrors, DetailsForm } from './category-details.ts';

const loadPanel = async () => (await import('./CategoryDetailsPanel.tsx')).CategoryDetailsPanel;

interface Props {
  categoryId: string;
  form: DetailsForm | undefined;
  errors: DetailsErrors;
  onChange: (form: DetailsForm) => void;
}

/** What a category may have beyond its name: read when it is opened. */
export function CategoryMore(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const Panel = useOnDemand(isOpen, loadPanel, () => setIsOpen(false));
  return (
    <details
      className="category-more"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="category-more__summary">More</summary>
      {isOpen && (Panel ? <Panel {...props} /> : <span className="skeleton skeleton--line" />)}
    </details>
  );
}
