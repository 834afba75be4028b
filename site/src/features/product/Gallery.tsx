import {
  type MouseEvent,
  type PropsWithChildren,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import * as productText from '#messages/product.ts';
import { ControlIcon } from '../../components/ControlIcon.tsx';
import { type Enlarged, enlargedOf, Zoom } from './Zoom.tsx';

interface Props {
  count: number;
  /** Whether two views are shown side by side if there is space. */
  isPaired: boolean;
  /** A list of links to the images. */
  thumbnails?: ReactNode;
}

/**
 * Images in a row with native scrolling, swiping and keys. The thumbnails link to them. After hydration it marks the visible
 * image's thumbnail, the arrows wrap around, and a press enlarges an image.
 */
export function Gallery({ count, isPaired, thumbnails, children }: PropsWithChildren<Props>) {
  const links = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLElement>(null);
  /** The view that scrolling will reach, from which the next arrow press continues. */
  const goal = useRef<number>(null);
  const [current, setCurrent] = useState(0);
  const [enlarged, setEnlarged] = useState<Enlarged>();
  useColourShown(stage);
  useThumbnailMarked(links, current);

  function show(index: number) {
    const place = (index + count) % count;
    const view = viewsIn(stage.current)[place];
    goal.current = place;
    if (view && stage.current) stage.current.scrollTo({ left: view.offsetLeft - stage.current.offsetLeft });
  }

  const enlarge = (view: Element | null | undefined, press?: MouseEvent) =>
    setEnlarged(view ? enlargedOf(view, press) : undefined);

  function follow(event: MouseEvent) {
    const index = linksIn(links.current).indexOf((event.target as Element).closest('a') as HTMLAnchorElement);
    if (index < 0) return;
    event.preventDefault();
    show(index);
  }

  return (
    <div className={isPaired ? 'gallery gallery--paired' : 'gallery'}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key pressed on a link clicks it. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: users interact with the links inside. */}
      <div ref={links} onClick={follow}>
        {thumbnails}
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button beside the arrows enlarges by key. */}
      <section
        className="gallery__stage"
        aria-label={productText.pictures}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to reach and scroll it, too.
        tabIndex={0}
        ref={stage}
        onScroll={({ currentTarget }) => setCurrent(viewInSight(currentTarget))}
        onScrollEnd={() => {
          goal.current = null;
        }}
        onClick={(event) => enlarge((event.target as Element).closest('[data-zoom]'), event)}
      >
        {children}
      </section>
      <GalleryButtons
        count={count}
        onEnlarge={() => enlarge(viewsIn(stage.current)[current])}
        onStep={(step) => show((goal.current ?? current) + step)}
      />
      {enlarged && <Zoom image={enlarged} onClose={() => setEnlarged(undefined)} />}
    </div>
  );
}

interface ButtonsProps extends Pick<Props, 'count'> {
  onEnlarge: () => void;
  onStep: (step: number) => void;
}

function GalleryButtons({ count, onEnlarge, onStep }: ButtonsProps) {
  return (
    <div className="gallery__arrows">
      <IconButton icon="enlarge" label={productText.enlargePicture} onClick={onEnlarge} />
      {count > 1 && (
        <>
          <IconButton icon="previous" label={productText.previousPicture} onClick={() => onStep(-1)} />
          <IconButton icon="next" label={productText.nextPicture} onClick={() => onStep(1)} />
        </>
      )}
    </div>
  );
}

interface ButtonProps {
  icon: Parameters<typeof ControlIcon>[0]['name'];
  label: string;
  onClick: () => void;
}

function IconButton({ icon, label, onClick }: ButtonProps) {
  return (
    <button type="button" className="icon-button" aria-label={label} onClick={onClick}>
      <ControlIcon name={icon} />
    </button>
  );
}

/** Marks the link to the visible view. */
function useThumbnailMarked(links: RefObject<HTMLElement | null>, current: number): void {
  useEffect(() => {
    for (const [index, link] of linksIn(links.current).entries())
      link.ariaCurrent = String(index === current);
  }, [links, current]);
}

/** Scrolls to the first view when a colour is chosen, because only that view exists in every colour. */
function useColourShown(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const showColour = ({ target }: Event) => {
      if ((target as HTMLInputElement).name === 'color') stage.current?.scrollTo({ left: 0 });
    };
    document.addEventListener('change', showColour);
    return () => document.removeEventListener('change', showColour);
  }, [stage]);
}

function viewsIn(stage: HTMLElement | null): HTMLElement[] {
  return [...(stage?.querySelectorAll<HTMLElement>('[data-zoom]') ?? [])];
}

/** The index of the view at the start of the stage. */
function viewInSight(stage: HTMLElement): number {
  const [first, second] = viewsIn(stage);
  if (!first || !second) return 0;
  return Math.round(stage.scrollLeft / (second.offsetLeft - first.offsetLeft));
}

function linksIn(list: HTMLElement | null): HTMLAnchorElement[] {
  return [...(list?.querySelectorAll('a') ?? [])];
}
