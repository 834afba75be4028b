import type { EmblaCarouselType } from 'embla-carousel';
import { type FocusEvent, useEffect, useState } from 'react';

interface AutoplayState {
  isPaused: boolean;
  togglePause: () => void;
  /** Handlers for the carousel's element that pause autoplay on hover and keyboard focus. */
  restHandlers: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent<HTMLElement>) => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/** Runs autoplay unless the carousel is paused or in use, or the visitor prefers reduced motion. */
export function useAutoplay(embla: EmblaCarouselType | undefined): AutoplayState {
  const [isPaused, setPaused] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isMoving = !isPaused && !isPointedAt && !isFocused;

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true);
  }, []);

  // The event that hydrated the carousel was sent before its handlers existed.
  useEffect(() => {
    const carousel = embla?.rootNode().closest('section');
    setPointedAt(carousel?.matches(':hover') ?? false);
    setFocused(carousel?.querySelector(':focus-visible') != null);
  }, [embla]);

  useEffect(() => {
    if (!embla || !isMoving) return;
    // Skip a single slide, for which the plugin would throw.
    const play = () => embla.scrollSnapList().length > 1 && embla.plugins().autoplay?.play();
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
      // Ignore a focus that comes from a click. It stays on the slides, which must not stop permanently.
      onFocus: ({ target }) => setFocused(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}
