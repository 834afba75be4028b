import fieldCss from '../../../../design/components/field.css?inline';
import { adoptStyles } from '../../components/adopt-styles.ts';
import { OrderReturns } from './OrderReturns.tsx';
import css from './order-returns.css?inline';

/** The section of the order page, with its styles. Loaded only if something can be returned. */
export function returnsSection(): typeof OrderReturns {
  adoptStyles(fieldCss);
  adoptStyles(css);
  return OrderReturns;
}
