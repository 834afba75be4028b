import { Icon } from '../../../components/Icon.tsx';
import type { ProductFilter, ProductOrder } from '../../../graphql.generated.ts';
import { exportAddress } from './export-address.ts';

interface Props {
  filter: ProductFilter;
  orderBy: ProductOrder;
}

/** Downloads the products that the list shows, all of its pages: a plain link, so that the browser shows how far it is. */
export function ExportButton({ filter, orderBy }: Props) {
  return (
    <a className="button button--quiet button--small" href={exportAddress(filter, orderBy)} download>
      <Icon name="download" />
      Export
    </a>
  );
}
