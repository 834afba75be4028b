import './product-image.css';
import { useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import type { ProductRowFragment } from '../../graphql.generated.ts';

/** The longer side of a thumbnail, before layout. */
const THUMBNAIL_PX = 320;

/** The first image, or an icon. It has no alt text because the title is beside it. */
export function ProductImage({ product: { images } }: { product: Pick<ProductRowFragment, 'images'> }) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const url = images[0]?.thumbnailUrl;
  return (
    <span className="product-image">
      {url && url !== brokenUrl ? (
        <img
          src={url}
          alt=""
          width={THUMBNAIL_PX}
          height={THUMBNAIL_PX}
          loading="lazy"
          decoding="async"
          onError={() => setBrokenUrl(url)}
        />
      ) : (
        <Icon name="product" />
      )}
    </span>
  );
}
