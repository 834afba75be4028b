import { adoptStyles } from '../../components/adopt-styles.ts';
import { OrderDocuments } from './OrderDocuments.tsx';
import css from './order-documents.css?inline';

/** The section of the order page, with its styles. The page loads this file only for an order that has a document. */
export function documentsSection(): typeof OrderDocuments {
  adoptStyles(css);
  return OrderDocuments;
}
