import { useQuery } from '@apollo/client/react';
import { formatCount } from '../../format.ts';
import { CatalogueCountsDocument } from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';
import { Tile } from './Tile.tsx';

/** The number of products, loaded whenever the dashboard is opened. */
export function CatalogueTile() {
  const { data, loading, refetch } = useQuery(CatalogueCountsDocument, { fetchPolicy: 'cache-and-network' });
  if (data) {
    const { products, categories } = data;
    return (
      <ProductsTile
        value={formatCount(products.totalCount)}
        detail={`In ${countText(categories.totalCount)}`}
      />
    );
  }
  if (loading) {
    return <ProductsTile value={<Skeleton />} detail={<Skeleton />} isBusy />;
  }
  return <ProductsTile value="–" detail={<Failure onRetry={() => refetch()} />} />;
}

function ProductsTile(figure: { value: React.ReactNode; detail: React.ReactNode; isBusy?: boolean }) {
  return <Tile icon="product" label="Products" to={PATHS.productList} {...figure} />;
}

function Skeleton() {
  return <span className="skeleton tile__skeleton" />;
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <span role="alert">Could not be counted. </span>
      <button type="button" className="tile__retry" onClick={onRetry}>
        Retry
      </button>
    </>
  );
}

function countText(categories: number): string {
  return categories === 1 ? '1 category' : `${formatCount(categories)} categories`;
}
