import './product-picture.css';
import { useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import type { ProductRowFragment } from '../../graphql.generated.ts';

/** The longer side of a thumbnail; the drawn size is up to the place. */
const THUMBNAIL_PX = 320;

/** What stands for a product beside its title, and so needs no words; a drawing where the picture is missing. */
export function ProductPicture({ product: { images } }: { product: Pick<ProductRowFragment, 'images'> }) {
  const [missingUrl, setMissingUrl] = useState<string>();
  const url = images[0]?.thumbnailUrl;
  return (
    <span className="product-picture">
      {url && url !== missingUrl ? (
        <img
          src={url}
          alt=""
          width={THUMBNAIL_PX}
          height={THUMBNAIL_PX}
          loading="lazy"
          decoding="async"
          onError={() => setMissingUrl(url)}
        />
      ) : (
        <Icon name="product" />
      )}
    </span>
  );
}
