import { BADGES } from '@mela/rules/badges.ts';
import { SHOWN_STATUSES } from '@mela/rules/shown-status.ts';
import * as sharedText from '#messages/shared.ts';
import { ButtonLink } from '../../../components/Button.tsx';
import type { ProductFilter, ProductOrder } from '../../../graphql.generated.ts';
import { downloadSignedIn } from '../../../session/ensure-signed-in.ts';

const EXPORT = '/api/product/export';

interface Props {
  filter: ProductFilter;
  orderBy: ProductOrder;
}

/** Downloads all pages of the current list. A plain link, so that the browser shows the progress. */
export function ExportButton({ filter, orderBy }: Props) {
  return (
    <ButtonLink
      label={sharedText.exportLabel}
      icon="download"
      isQuiet
      isSmall
      href={exportUrl(filter, orderBy)}
      download
      onClick={downloadSignedIn}
    />
  );
}

/** The URL of the CSV export, in the list's order. */
export function exportUrl(filter: ProductFilter, { field, direction = 'DESC' }: ProductOrder): string {
  const { text, categoryId, isFeatured, isPopular, isNew, badge, shownStatus, lacksLegalInformation } =
    filter;
  const parameters = new URLSearchParams({
    ...(text && { text }),
    ...(categoryId && { category_id: categoryId }),
    ...(isFeatured != null && { is_featured: String(Number(isFeatured)) }),
    ...(isPopular != null && { is_popular: String(Number(isPopular)) }),
    ...(isNew != null && { is_new: String(Number(isNew)) }),
    ...(badge && { badge: BADGES[badge] }),
    ...(shownStatus && { shown_status: SHOWN_STATUSES[shownStatus] }),
    ...(lacksLegalInformation != null && {
      lacks_legal_information: String(Number(lacksLegalInformation)),
    }),
    order_by: field.toLowerCase(),
    direction: direction.toLowerCase(),
  });
  return `${EXPORT}?${parameters}`;
}
