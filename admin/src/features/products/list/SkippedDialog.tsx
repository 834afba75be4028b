import './skipped-dialog.css';
import { ACTIVATION_FAULTS } from '@mela/rules/activation.ts';
import { generatePath, Link } from 'react-router';
import { Button } from '../../../components/Button.tsx';
import { Modal } from '../../../components/Modal.tsx';
import { formatCount, formatProducts } from '../../../format.ts';
import { PATHS } from '../../../paths.ts';
import type { ProductsUpdate } from './change-many.ts';

interface Props {
  result: ProductsUpdate;
  onClosed: () => void;
}

/** Lists the products that a bulk change skipped, with the reasons. */
export function SkippedDialog({ result, onClosed }: Props) {
  const { changed, skipped, skippedProducts } = result;
  const more = skipped - skippedProducts.length;
  return (
    <Modal title={`${formatProducts(skipped)} not changed`} onClosed={onClosed}>
      {(close) => (
        <>
          <p>
            {changed > 0 && `${formatProducts(changed)} changed. `}
            These products are incomplete, so they cannot be active or hidden. Edit them and try again.
          </p>
          <ul className="skipped-products">
            {skippedProducts.map(({ id, title, reasons }) => (
              <li key={id}>
                <Link to={generatePath(PATHS.editProduct, { id })}>
                  <bdi>{title}</bdi>
                </Link>
                : {reasons.map((reason) => ACTIVATION_FAULTS[reason]).join(', ')}
              </li>
            ))}
            {more > 0 && <li>and {formatCount(more)} more</li>}
          </ul>
          <div className="modal__actions">
            <Button label="Close" isQuiet onClick={close} />
          </div>
        </>
      )}
    </Modal>
  );
}
