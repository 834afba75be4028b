import { useQuery } from '@apollo/client/react';
import { formatCount } from '../../format.ts';
import { CatalogueCountsDocument } from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';
import { Tile } from './Tile.tsx';

/** The number of products, loaded whenever the dashboard is opened. */
export function CatalogueTile() {
  const { data, loading, refetch } = useQuery(CatalogueCountsDocument, { fetchPolicy: 'cache-and-network' });
  const figure = data && {
    value: formatCount(data.products.totalCount),
    detail: `In ${countText(data.categories.totalCount)}`,
  };
  const onRetry = data || loading ? undefined : () => void refetch();
  return <Tile icon="product" label="Products" to={PATHS.productList} figure={figure} onRetry={onRetry} />;
}

function countText(categories: number): string {
  return categories === 1 ? '1 category' : `${formatCount(categories)} categories`;
}
