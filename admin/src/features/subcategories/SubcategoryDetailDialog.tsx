import { Button } from '../../components/Button.tsx';
import { Fact, Facts } from '../../components/Facts.tsx';
import { Modal } from '../../components/Modal.tsx';
import type { Subcategory } from './subcategory.ts';

export function SubcategoryDetailDialog({ row, onClosed }: { row: Subcategory; onClosed: () => void }) {
  return (
    <Modal title={row.name} onClosed={onClosed}>
      {(close) => (
        <>
          <Facts>
            <Fact name="ID">{row.id}</Fact>
            <Fact name="Category">{row.category}</Fact>
            <Fact name="Description">{row.description}</Fact>
            <Fact name="Slug">/{row.slug}</Fact>
            <Fact name="Order">{row.order}</Fact>
          </Facts>
          <div className="modal__actions">
            <Button label="Close" isQuiet onClick={close} />
          </div>
        </>
      )}
    </Modal>
  );
}
