import * as productsText from '#messages/products.ts';
import * as sharedText from '#messages/shared.ts';
import './skipped-dialog.css';
import { ACTIVATION_FAULTS } from '@mela/rules/activation.ts';
import { generatePath, Link } from 'react-router';
import { Button } from '../../../components/Button.tsx';
import { Modal } from '../../../components/Modal.tsx';
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
    <Modal title={productsText.skippedNotChanged(sharedText.numberOfProducts(skipped))} onClosed={onClosed}>
      {(close) => (
        <>
          <p>
            {changed > 0 && productsText.changed(sharedText.numberOfProducts(changed))}
            {productsText.theseProductsAreIncompleteSoThey}
          </p>
          <ul className="skipped-products">
            {skippedProducts.map(({ id, title, reasons }) => (
              <li key={id}>
                <Link to={generatePath(PATHS.editProduct, { id })}>
                  <bdi>{title}</bdi>
                </Link>
                : {reasons.map((reason) => ACTIVATION_FAULTS[reason].text).join(', ')}
              </li>
            ))}
            {more > 0 && <li>{productsText.andMore(more)}</li>}
          </ul>
          <div className="modal__actions">
            <Button label={sharedText.close} isQuiet onClick={close} />
          </div>
        </>
      )}
    </Modal>
  );
}
