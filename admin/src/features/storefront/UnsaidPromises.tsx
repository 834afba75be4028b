import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router';
import type { StorefrontContent } from '../../../../graphql-server/src/rules/content/storefront-content.ts';
import { StorefrontContentDocument } from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';

/** Before the first release: what the pages will not promise, because the content does not say it. */
export function UnsaidPromises() {
  const { data } = useQuery(StorefrontContentDocument, { fetchPolicy: 'cache-and-network' });
  if (!data) return null;
  const { shop } = data.storefrontContent.values as StorefrontContent;
  const unsaid = [
    ...(shop.returnDays === null ? ['returns'] : []),
    ...(shop.warrantyYears === null ? ['warranty'] : []),
    ...(shop.delivery === '' ? ['delivery'] : []),
  ];
  if (unsaid.length === 0) return null;
  return (
    <p className="storefront-panel__unsaid">
      You have said nothing yet of {new Intl.ListFormat('en').format(unsaid)}, so the pages of your catalogue
      will promise nothing of it. You can say it under{' '}
      <Link to={`${PATHS.storefrontContent}?section=shop`}>Shop details</Link>, now or later.
    </p>
  );
}
