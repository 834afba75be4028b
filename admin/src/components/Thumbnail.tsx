import './thumbnail.css';
import { useState } from 'react';
import { Icon, type IconName } from './Icon.tsx';

/** The longer side, before layout. */
const THUMBNAIL_PX = 320;

interface ThumbnailProps {
  url: string | undefined;
  /** Stands for an image that is missing or broken. */
  icon: IconName;
  className?: string;
}

/** A small square image. It has no alt text because its name is beside it. */
export function Thumbnail({ url, icon, className = '' }: ThumbnailProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  return (
    <span className={`thumbnail ${className}`}>
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
        <Icon name={icon} />
      )}
    </span>
  );
}
