import { type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import * as productText from '#messages/product.ts';
import * as sharedText from '#messages/shared.ts';
import { adoptStyles } from '../../components/adopt-styles.ts';
import { ControlIcon } from '../../components/ControlIcon.tsx';
import { type Point, watchPinch } from './pinch.ts';
// Loaded when an image is enlarged, so that no page contains it.
import css from './zoom.css?inline';

export interface Enlarged {
  src: string;
  /** The files of the image and their widths. Empty if there is only one file. */
  srcSet: string;
  alt: string;
  /** The classes of the image's backdrop. */
  className: string;
  /** Twice the image's width in the gallery, in pixels. */
  width: number;
  ratio: number;
  /** The point that was pressed, in pixels from the middle of the image. */
  press: Point;
}

interface Props {
  image: Enlarged;
  onClose: () => void;
}

/** The scale after a click, which is also the maximum. */
const NEAR = 2;
const NEAREST = 3;

/**
 * An image over the whole screen, at least twice as large as in the gallery, centred on the pressed point. A
 * click zooms in or out, and so does pinching.
 */
export function Zoom({ image, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const img = useRef<HTMLImageElement>(null);
  const { isNear, zoomTo } = useZoom(dialog, img, image);
  const toggle = ({ clientX, clientY }: MouseEvent) => zoomTo(isNear ? 1 : NEAR, { x: clientX, y: clientY });

  return (
    <dialog
      ref={dialog}
      className={`zoom ${image.className}`}
      aria-label={productText.enlargedPicture}
      onClose={onClose}
    >
      <button
        type="button"
        className="zoom__image"
        aria-pressed={isNear}
        aria-label={productText.nearer}
        onClick={toggle}
      >
        <img ref={img} srcSet={image.srcSet} sizes={`${image.width}px`} src={image.src} alt={image.alt} />
      </button>
      <button
        type="button"
        className="icon-button zoom__close"
        aria-label={sharedText.close}
        onClick={() => dialog.current?.close()}
      >
        <ControlIcon name="close" />
      </button>
    </dialog>
  );
}

/** Opens the dialog and scales its image. */
function useZoom(
  dialog: RefObject<HTMLDialogElement | null>,
  img: RefObject<HTMLImageElement | null>,
  image: Enlarged,
) {
  const zoom = useRef(1);
  const [isNear, setNear] = useState(false);

  const zoomTo = useCallback(
    (wanted: number, around: Point) => {
      if (!img.current) return;
      const before = img.current.getBoundingClientRect();
      zoom.current = Math.min(NEAREST, Math.max(1, wanted));
      img.current.style.setProperty('--zoom', String(zoom.current));
      const after = img.current.getBoundingClientRect();
      img.current.sizes = `${after.width}px`;
      // Scroll so that the point stays under the finger.
      const across = after.left + ((around.x - before.left) / before.width) * after.width;
      const down = after.top + ((around.y - before.top) / before.height) * after.height;
      dialog.current?.scrollBy(across - around.x, down - around.y);
      setNear(zoom.current > 1);
    },
    [dialog, img],
  );

  useEffect(() => {
    adoptStyles(css);
    dialog.current?.showModal();
    if (img.current) {
      const { style } = img.current;
      style.setProperty('--width', `${image.width}px`);
      // Reserve the space, because the file is not loaded yet.
      style.aspectRatio = String(image.ratio);
      const { width, height } = img.current.getBoundingClientRect();
      const times = (2 * width) / image.width;
      const left = (width - innerWidth) / 2 + image.press.x * times;
      dialog.current?.scrollTo(left, (height - innerHeight) / 2 + image.press.y * times);
    }
    return dialog.current
      ? watchPinch(dialog.current, (factor, around) => zoomTo(zoom.current * factor, around))
      : undefined;
  }, [dialog, img, zoomTo, image]);
  return { isNear, zoomTo };
}

/** The visible image of a view, in its largest file. */
export function enlargedOf(view: Element, press?: MouseEvent): Enlarged | undefined {
  const image = [...view.querySelectorAll('img')].find((candidate) => candidate.checkVisibility());
  if (!image) return undefined;
  const src = image.srcset.split(', ').at(-1)?.split(' ')[0] || image.src;
  const box = image.getBoundingClientRect();
  const ratio = image.naturalWidth / image.naturalHeight || box.width / box.height;
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  // A press that was repeated after hydration (`approach-directive.ts`) has no position.
  const { clientX, clientY } = press?.isTrusted ? press : { clientX: middle.x, clientY: middle.y };
  return {
    src,
    srcSet: withLargest(src, view.getAttribute('data-zoom')),
    alt: image.alt,
    className: view.className,
    ratio,
    // The image may fill its frame, which then shows only a part of it.
    width: 2 * Math.max(box.width, box.height * ratio),
    press: { x: clientX - middle.x, y: clientY - middle.y },
  };
}

/**
 * The files of an image with the largest one, which the page does not name. Their names differ only in
 * the width (`fingerprint-images.ts`).
 */
function withLargest(src: string, width: string | null): string {
  return width ? src.replace(/(.*-)(\d+)(\.avif.*)/, `$1$2$3 $2w, $1${width}$3 ${width}w`) : '';
}
