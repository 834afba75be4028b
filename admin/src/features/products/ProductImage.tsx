import { Thumbnail } from '../../components/Thumbnail.tsx';
import type { ProductRowFragment } from '../../graphql.generated.ts';

/** The first image, or an icon. */
export function ProductImage({ product: { images } }: { product: Pick<ProductRowFragment, 'images'> }) {
  return <Thumbnail url={images[0]?.thumbnailUrl} icon="product" />;
}
