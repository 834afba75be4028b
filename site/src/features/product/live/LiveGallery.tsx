import { useEffect, useMemo, useRef, useState } from 'react';
import * as productText from '#messages/product.ts';
import type { GalleryView } from './gallery-views.ts';
import { ZoomDialog } from './ZoomDialog.tsx';

interface Props {
  /** A list of `GalleryView` as JSON. */
  json: string;
}

/** The maximum number of dots. With more images, the page shows a number instead. */
const MAX_DOTS = 8;

/**
 * The images of a product: on a phone a swiped row with dots, on wide screens a grid. A press enlarges an image. Swiping and
 * scrolling work without script.
 */
export function LiveGallery({ json }: Props) {
  const views: GalleryView[] = useMemo(() => JSON.parse(json), [json]);
  const [current, setCurrent] = useState(0);
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const stage = useRef<HTMLUListElement>(null);
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 1 } = stage.current ?? {};
    setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth));
  };
  // Find the current image, because the row may have been swiped before hydration.
  useEffect(follow, []);

  return (
    <section className="gallery" aria-label={productText.images}>
      <ul
        className="gallery__stage"
        ref={stage}
        tabIndex={views.length > 1 ? 0 : undefined}
        onScroll={follow}
      >
        {views.map((view, index) => (
          <li id={`view-${index + 1}`} className={view.className} key={view.src}>
            <img
              src={view.src}
              srcSet={view.srcSet || undefined}
              width={view.width}
              height={view.height}
              alt={view.alt}
              sizes={view.srcSet ? sizesOf(index, views.length) : undefined}
              loading={index === 0 ? undefined : 'lazy'}
              fetchPriority={index === 0 ? 'high' : undefined}
            />
            <button
              type="button"
              aria-label={productText.enlarge(view.alt)}
              onClick={() => setEnlarged(index)}
            />
          </li>
        ))}
      </ul>
      {views.length > 1 && <Position current={current} count={views.length} />}
      {enlarged !== null && <ZoomDialog views={views} start={enlarged} onClose={() => setEnlarged(null)} />}
    </section>
  );
}

/**
 * The `sizes` of an image. Wide screens show two images per row; if their number is odd, the first one takes
 * a whole row.
 */
function sizesOf(index: number, count: number): string {
  const isWhole = count === 1 || (index === 0 && count % 2 === 1);
  return `(width < 62rem) 100vw, ${isWhole ? 'min(58vw, 1000px)' : 'min(29vw, 500px)'}`;
}

/**
 * Dots or a number that show the position. They are only visual, because screen readers read each image's
 * name.
 */
function Position({ current, count }: { current: number; count: number }) {
  if (count > MAX_DOTS)
    return (
      <p className="gallery__number" aria-hidden="true">
        {current + 1} / {count}
      </p>
    );
  return (
    <p className="gallery__dots" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its index.
        <i className={index === current ? 'gallery__dot--current' : undefined} key={index} />
      ))}
    </p>
  );
}
