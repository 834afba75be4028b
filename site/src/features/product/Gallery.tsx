import { type MouseEvent, type PropsWithChildren, type ReactNode, useEffect, useRef, useState } from 'react';
import { ControlIcon } from '../../components/ControlIcon.tsx';

interface Props {
  count: number;
  /** A list of links, one to each image. */
  thumbnails?: ReactNode;
}

/**
 * Images in a row that is scrolled, swiped or moved by keys natively; the thumbnails are links to them. Once hydrated,
 * it marks the thumbnail of the image in sight, and the arrows wrap around.
 */
export function Gallery({ count, thumbnails, children }: PropsWithChildren<Props>) {
  const links = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    for (const [index, link] of linksIn(links.current).entries())
      link.ariaCurrent = String(index === current);
  }, [current]);

  function show(index: number) {
    const left = ((index + count) % count) * (stage.current?.clientWidth ?? 0);
    stage.current?.scrollTo({ left });
  }

  function follow(event: MouseEvent) {
    const index = linksIn(links.current).indexOf((event.target as Element).closest('a') as HTMLAnchorElement);
    if (index < 0) return;
    event.preventDefault();
    show(index);
  }

  return (
    <div className="gallery">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key pressed on a link clicks it. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links within are what one interacts with. */}
      <div ref={links} onClick={follow}>
        {thumbnails}
      </div>
      <section
        className="gallery__stage"
        aria-label="Pictures"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached and scrolled by keys, too.
        tabIndex={0}
        ref={stage}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setCurrent(Math.round(scrollLeft / clientWidth))
        }
      >
        {children}
      </section>
      <div className="gallery__arrows">
        <button
          type="button"
          className="icon-button"
          aria-label="Previous picture"
          onClick={() => show(current - 1)}
        >
          <ControlIcon name="previous" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label="Next picture"
          onClick={() => show(current + 1)}
        >
          <ControlIcon name="next" />
        </button>
      </div>
    </div>
  );
}

function linksIn(list: HTMLElement | null): HTMLAnchorElement[] {
  return [...(list?.querySelectorAll('a') ?? [])];
}
