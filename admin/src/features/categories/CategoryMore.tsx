import { lazy, Suspense, useState } from 'react';
import type { DetailsErrors, DetailsForm } from './category-details.ts';

const CategoryDetailsPanel = lazy(async () => ({
  default: (await import('./CategoryDetailsPanel.tsx')).CategoryDetailsPanel,
}));

interface Props {
  categoryId: string;
  form: DetailsForm | undefined;
  errors: DetailsErrors;
  onChange: (form: DetailsForm) => void;
}

/** What a category may have beyond its name: read when it is opened. */
export function CategoryMore(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="category-more" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="category-more__summary">More</summary>
      {isOpen && (
        <Suspense fallback={<span className="skeleton skeleton--line" />}>
          <CategoryDetailsPanel {...props} />
        </Suspense>
      )}
    </details>
  );
}
