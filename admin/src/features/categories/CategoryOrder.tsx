import { lazy, Suspense, useState } from 'react';
import { WriteControls } from '../../session/WriteControls.tsx';

const CategoryOrderList = lazy(async () => ({
  default: (await import('./CategoryOrderList.tsx')).CategoryOrderList,
}));

/** The order in which the shop shows the categories. */
export function CategoryOrder({ revision }: { revision: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="panel category-order" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="category-more__summary">Order in the shop</summary>
      {isOpen && (
        <Suspense fallback={<span className="skeleton skeleton--line" />}>
          <WriteControls>
            <CategoryOrderList revision={revision} />
          </WriteControls>
        </Suspense>
      )}
    </details>
  );
}
