import { useState } from 'react';
import { useOnDemand } from '../../components/use-on-demand.ts';
import { WriteControls } from '../../session/WriteControls.tsx';

const loadList = async () => (await import('./CategoryOrderList.tsx')).CategoryOrderList;

/** The order in which the shop shows the categories. */
export function CategoryOrder({ revision }: { revision: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const List = useOnDemand(isOpen, loadList, () => setIsOpen(false));
  return (
    <details
      className="panel category-order"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="category-more__summary">Order in the shop</summary>
      {isOpen && (
        <WriteControls>
          {List ? <List revision={revision} /> : <span className="skeleton skeleton--line" />}
        </WriteControls>
      )}
    </details>
  );
}
