import { useState } from 'react';
import type { FormImage } from './image-list.ts';
import { useObjectUrl } from './use-object-url.ts';

interface Props {
  image: FormImage;
  className: string;
  alt: string;
  /** Of its square, in pixels; the layout may draw it larger or smaller. */
  size: number;
}

/** A picture of the server or of a file on this device; in its place words, when the browser cannot read it. */
export function ImagePreview({ image, className, alt, size }: Props) {
  const fileUrl = useObjectUrl(image.kind === 'new' ? image.file : null);
  const [isUnreadable, setIsUnreadable] = useState(false);
  if (isUnreadable) return <span className={className}>No preview</span>;
  return (
    <img
      className={className}
      src={image.kind === 'new' ? fileUrl : image.thumbnailUrl}
      alt={alt}
      width={size}
      height={size}
      decoding="async"
      // What can be dragged is what it stands in, not a copy of the picture.
      draggable={false}
      onError={() => setIsUnreadable(true)}
    />
  );
}
