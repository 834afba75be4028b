import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { optionsFor, pluginsFor } from './options.ts';
import { PRESETS, type PresetName } from './presets.ts';
import { useSelected } from './use-selected.ts';

type Move = (embla: EmblaCarouselType) => void;

interface CarouselState {
  viewport: RefObject<HTMLDivElement | null>;
  /** Undefined on the server, and until the slides have been measured. */
  embla: EmblaCarouselType | undefined;
  /** The slide chosen. */
  selected: number;
  /** Moves the slides, now or as soon as they can move. */
  move: (move: Move) => void;
}

/** Brings server-rendered slides to life. */
export function useCarousel(presetName: PresetName): CarouselState {
  const viewport = useRef<HTMLDivElement>(null);
  const waiting = useRef<Move | null>(null);
  const [options, setOptions] = useState<EmblaOptionsType>();
  const [plugins] = useState(() => pluginsFor(PRESETS[presetName]));
  const [setEmblaViewport, embla] = useEmblaCarousel(options, plugins);
  const selected = useSelected(embla, PRESETS[presetName]);

  useLayoutEffect(() => {
    if (!viewport.current) return;
    setOptions(optionsFor(PRESETS[presetName], viewport.current));
    setEmblaViewport(viewport.current);
  }, [presetName, setEmblaViewport]);

  useEffect(() => {
    if (!embla) return;
    waiting.current?.(embla);
    waiting.current = null;
  }, [embla]);

  const move = (wanted: Move) => {
    if (embla) wanted(embla);
    else waiting.current = wanted;
  };
  return { viewport, embla, selected, move };
}
