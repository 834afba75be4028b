import { Button } from '../../components/Button.tsx';
import { Modal } from '../../components/Modal.tsx';
import type { Subcategory } from './subcategory.ts';

export function SubcategoryDetailDialog({ row, onClosed }: { row: Subcategory; onClosed: () => void }) {
  return (
    <Modal title={row.name} onClosed={onClosed}>
      {(close) => (
        <>
          <dl className="subcategories__detail">
            <dt>ID</dt>
            <dd>{row.id}</dd>
            <dt>Category</dt>
            <dd>{row.category}</dd>
            <dt>Description</dt>
            <dd>{row.description}</dd>
            <dt>Slug</dt>
            <dd>/{row.slug}</dd>
            <dt>Order</dt>
            <dd>{row.order}</dd>
          </dl>
          <div className="modal__actions">
            <Button label="Close" isQuiet onClick={close} />
          </div>
        </>
      )}
    </Modal>
  );
}
