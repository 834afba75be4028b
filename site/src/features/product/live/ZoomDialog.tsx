import { type KeyboardEvent, type MouseEvent, type UIEvent, useEffect, useRef, useState } from 'react';
import * as productText from '#messages/product.ts';
import * as sharedText from '#messages/shared.ts';
import { adoptStyles } from '../../../components/adopt-styles.ts';
import { ControlIcon } from '../../../components/ControlIcon.tsx';
import { closeByBackButton } from '../../../components/close-by-back-button.ts';
import type { GalleryView } from './gallery-views.ts';
// Loaded when an image is enlarged, so that no page contains it.
import css from './zoom-dialog.css?inline';

interface Props {
  views: readonly GalleryView[];
  /** The index of the first image. */
  start: number;
  onClose: () => void;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Shows the images one at a time, as large as the screen. Arrow keys, buttons and swipes change the image,
 * and a press zooms in or out.
 */
export function ZoomDialog({ views, start, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(start);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    adoptStyles(css);
    dialog.current?.showModal();
    scrollTo(row.current, start, 'instant');
    if (dialog.current) void closeByBackButton(dialog.current);
  }, [start]);

  const show = (index: number) => {
    setNear(false);
    scrollTo(row.current, (index + views.length) % views.length, 'auto');
  };
  const pressKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || isNear || views.length < 2) return;
    event.preventDefault();
    show(current + step);
  };
  const follow = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) =>
    setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth));

  return (
    <dialog
      className="zoom-dialog"
      ref={dialog}
      aria-label={productText.images}
      onClose={onClose}
      onKeyDown={pressKey}
    >
      <ul className="zoom-dialog__row" ref={row} onScroll={follow}>
        {views.map((each, index) => (
          <li key={each.src}>
            <Picture
              view={each}
              isCurrent={index === current}
              isNear={isNear && index === current}
              onPress={() => setNear(!isNear)}
            />
          </li>
        ))}
      </ul>
      <p className="zoom-dialog__number" role="status">
        <span className="visually-hidden">{views[current]?.alt}, </span>
        {current + 1} / {views.length}
      </p>
      {views.length > 1 && (
        <>
          <Control icon="previous" label={productText.previousImage} onPress={() => show(current - 1)} />
          <Control icon="next" label={productText.nextImage} onPress={() => show(current + 1)} />
        </>
      )}
      <Control icon="close" label={sharedText.close} onPress={() => dialog.current?.close()} />
    </dialog>
  );
}

interface PictureProps {
  view: GalleryView;
  isCurrent: boolean;
  isNear: boolean;
  onPress: () => void;
}

function Picture({ view: { src, srcSet, width, height, alt }, isCurrent, isNear, onPress }: PictureProps) {
  const point = useRef({ x: 0.5, y: 0.5 });
  const button = useRef<HTMLButtonElement>(null);
  // Scroll the pressed point to the centre.
  useEffect(() => {
    const frame = button.current;
    if (!frame || !isNear) return;
    const { x, y } = point.current;
    frame.scrollTo(
      x * (frame.scrollWidth - frame.clientWidth),
      y * (frame.scrollHeight - frame.clientHeight),
    );
  }, [isNear]);
  const press = ({ clientX, clientY, detail }: MouseEvent) => {
    const box = button.current?.querySelector('img')?.getBoundingClientRect();
    // Only a press with a pointer has a position.
    if (box && detail > 0)
      point.current = { x: (clientX - box.x) / box.width, y: (clientY - box.y) / box.height };
    onPress();
  };
  return (
    <button
      type="button"
      className="zoom-dialog__image"
      ref={button}
      aria-pressed={isNear}
      aria-label={productText.zoomIn(alt)}
      tabIndex={isCurrent ? 0 : -1}
      onClick={press}
    >
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        srcSet={srcSet || undefined}
        sizes={isNear ? '200vw' : '100vw'}
        loading="lazy"
        draggable={false}
      />
    </button>
  );
}

interface ControlProps {
  icon: 'previous' | 'next' | 'close';
  label: string;
  onPress: () => void;
}

function Control({ icon, label, onPress }: ControlProps) {
  return (
    <button type="button" className={`icon-button zoom-dialog__${icon}`} aria-label={label} onClick={onPress}>
      <ControlIcon name={icon} />
    </button>
  );
}

function scrollTo(row: HTMLElement | null, index: number, behavior: ScrollBehavior): void {
  row?.scrollTo({ left: index * row.clientWidth, behavior });
}
