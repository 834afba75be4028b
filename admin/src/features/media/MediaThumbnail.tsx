import * as mediaText from '#messages/media.ts';
import '../products/product-image.css';
import { useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import type { MediaCardFragment } from '../../graphql.generated.ts';

/** Before layout. */
const THUMBNAIL_PX = 320;

/** The image, or an icon if its file is missing. It has no alt text because its name is beside it. */
export function MediaThumbnail({ image }: { image: Pick<MediaCardFragment, 'thumbnailUrl'> }) {
  const url = image.thumbnailUrl;
  const [brokenUrl, setBrokenUrl] = useState<string>();
  return (
    <span className="product-image media-thumbnail">
      {url === brokenUrl ? (
        <Icon name="alert" />
      ) : (
        <img
          src={url}
          alt=""
          width={THUMBNAIL_PX}
          height={THUMBNAIL_PX}
          loading="lazy"
          decoding="async"
          onError={() => setBrokenUrl(url)}
        />
      )}
    </span>
  );
}

export function nameOf({ fileName }: Pick<MediaCardFragment, 'fileName'>): string {
  return fileName ?? mediaText.unnamedImage;
}

/** `1200 × 800 · 84 KB`. */
export function factsOf({ width, height, bytes }: MediaCardFragment): string {
  const facts = [
    width && height ? mediaText.dimensions(width, height) : '',
    bytes ? mediaText.kilobytes(bytes) : '',
  ];
  return facts.filter(Boolean).join(' · ');
}
