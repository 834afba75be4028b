import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { ControlIcon } from '../../components/ControlIcon.tsx';

export interface Enlarged {
  src: string;
  alt: string;
  /** The classes that light its backdrop. */
  className: string;
}

interface Props {
  image: Enlarged;
  onClose: () => void;
}

/** One picture over the whole screen. A click comes nearer to where it was made, and goes back; fingers pinch it. */
export function Zoom({ image, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => dialog.current?.showModal(), []);

  function toggle({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) {
    const box = currentTarget.getBoundingClientRect();
    const [across, down] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
    setNear(!isNear);
    requestAnimationFrame(() =>
      dialog.current?.scrollTo(
        across * dialog.current.scrollWidth - dialog.current.clientWidth / 2,
        down * dialog.current.scrollHeight - dialog.current.clientHeight / 2,
      ),
    );
  }

  return (
    <dialog
      ref={dialog}
      className={`zoom ${image.className}`}
      aria-label="Enlarged picture"
      onClose={onClose}
    >
      <button
        type="button"
        className="zoom__image"
        aria-pressed={isNear}
        aria-label="Nearer"
        onClick={toggle}
      >
        <img className={isNear ? 'zoom__near' : ''} src={image.src} alt={image.alt} />
      </button>
      <button
        type="button"
        className="icon-button zoom__close"
        aria-label="Close"
        onClick={() => dialog.current?.close()}
      >
        <ControlIcon name="close" />
      </button>
    </dialog>
  );
}

/** The picture of a view that is seen, in its largest file. */
export function enlargedOf(view: Element): Enlarged | undefined {
  const image = [...view.querySelectorAll('img')].find((candidate) => candidate.checkVisibility());
  if (!image) return undefined;
  const [src = image.src] = image.srcset.split(', ').at(-1)?.split(' ') ?? [];
  return { src: src || image.src, alt: image.alt, className: view.className };
}
