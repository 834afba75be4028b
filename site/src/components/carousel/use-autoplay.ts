import type { EmblaCarouselType } from 'embla-carousel';
import { type FocusEvent, useEffect, useState } from 'react';

interface AutoplayState {
  isPaused: boolean;
  togglePause: () => void;
  /** For the element that holds the carousel: it rests while pointed at, or while the keyboard is in it. */
  restHandlers: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent<HTMLElement>) => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/** Turns a carousel by itself unless it was paused, or is in use, or motion is not wanted. */
export function useAutoplay(embla: EmblaCarouselType | undefined): AutoplayState {
  const [isPaused, setPaused] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isMoving = !isPaused && !isPointedAt && !isFocused;

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true);
  }, []);

  // What woke the carousel came before its handlers.
  useEffect(() => {
    const carousel = embla?.rootNode().closest('section');
    setPointedAt(carousel?.matches(':hover') ?? false);
    setFocused(carousel?.querySelector(':focus-visible') != null);
  }, [embla]);

  useEffect(() => {
    if (!embla || !isMoving) return;
    const play = () => embla.plugins().autoplay?.play();
    play();
    embla.on('reInit', play);
    return () => {
      embla.off('reInit', play);
      embla.plugins().autoplay?.stop();
    };
  }, [embla, isMoving]);

  return {
    isPaused,
    togglePause: () => setPaused(!isPaused),
    restHandlers: {
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      // A click leaves its focus behind; that alone must not hold the slides for ever.
      onFocus: ({ target }) => setFocused(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}
