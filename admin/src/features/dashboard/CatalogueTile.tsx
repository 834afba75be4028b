import { useQuery } from '@apollo/client/react';
import { CatalogueCountsDocument } from '../../graphql.generated.ts';
import { Tile } from './Tile.tsx';

/** How many products the shop has, counted by the server whenever the dashboard is opened. */
export function CatalogueTile() {
  const { data, loading, refetch } = useQuery(CatalogueCountsDocument, { fetchPolicy: 'cache-and-network' });
  if (data) {
    const { products, categories } = data;
    return <CatalogueFigure value={products.totalCount} detail={`In ${inWords(categories.totalCount)}`} />;
  }
  if (loading) {
    return <CatalogueFigure value={<Skeleton />} detail={<Skeleton />} isBusy />;
  }
  return <CatalogueFigure value="–" detail={<Failure onRetry={() => refetch()} />} />;
}

function CatalogueFigure(figure: { value: React.ReactNode; detail: React.ReactNode; isBusy?: boolean }) {
  return <Tile icon="product" label="Products" {...figure} />;
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

function inWords(categories: number): string {
  return categories === 1 ? '1 category' : `${categories} categories`;
}
