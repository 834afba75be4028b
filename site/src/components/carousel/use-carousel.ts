import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { optionsFor, pluginsFor } from './options.ts';
import { PRESETS, type Preset, type PresetName } from './presets.ts';

type Move = (embla: EmblaCarouselType) => void;

interface CarouselState {
  viewport: RefObject<HTMLDivElement | null>;
  /** undefined on the server, and until the slides are measured. */
  embla: EmblaCarouselType | undefined;
  /** The index of the selected slide. */
  selected: number;
  /** Moves the slides, now or once Embla is ready. */
  move: (move: Move) => void;
}

/** Moves server-rendered slides with Embla. */
export function useCarousel(presetName: PresetName): CarouselState {
  const viewport = useRef<HTMLDivElement>(null);
  const waiting = useRef<Move | null>(null);
  const [options, setOptions] = useState<EmblaOptionsType>();
  const [plugins] = useState(() => pluginsFor(PRESETS[presetName]));
  const [setEmblaViewport, embla] = useEmblaCarousel(options, plugins);
  const selected = useSelected(embla, PRESETS[presetName]);

  useLayoutEffect(() => {
    const slides = viewport.current;
    if (!slides) return;
    return whenAtRest(slides, () => {
      setOptions(optionsFor(PRESETS[presetName], slides));
      setEmblaViewport(slides);
    });
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

/** A swipe has ended after this many frames without movement. */
const FRAMES_OF_REST = 3;

/**
 * Runs at once, or after a native swipe from before hydration has ended.
 * @returns a function that cancels it
 */
function whenAtRest(viewport: HTMLElement, run: () => void): () => void {
  let frame = 0;
  const watch = (before: number, resting: number) => {
    if (resting === FRAMES_OF_REST) return run();
    frame = requestAnimationFrame(() => {
      const now = viewport.scrollLeft;
      watch(now, now === before ? resting + 1 : 0);
    });
  };
  watch(viewport.scrollLeft, viewport.scrollLeft === 0 ? FRAMES_OF_REST : 0);
  return () => cancelAnimationFrame(frame);
}

/**
 * The index of the selected slide. Also updates which slides are out of reach, and loads the images of the
 * next ones.
 */
function useSelected(embla: EmblaCarouselType | undefined, preset: Preset): number {
  const [selected, setSelected] = useState(0);
  useEffect(() => {
    if (!embla) return;
    const update = () => {
      setSelected(embla.selectedScrollSnap());
      fetchNext(embla);
      if (preset.fades) keepHiddenOutOfReach(embla);
    };
    update();
    embla.on('select', update).on('reInit', update);
  }, [embla, preset]);
  return selected;
}

/** Makes faded-out slides inert, because they keep their place. */
function keepHiddenOutOfReach(embla: EmblaCarouselType): void {
  const selected = embla.selectedScrollSnap();
  for (const [index, slide] of embla.slideNodes().entries()) slide.inert = index !== selected;
}

/** Loads the lazy images of the slides that the next step shows. */
function fetchNext(embla: EmblaCarouselType): void {
  const slides = embla.slideNodes();
  const seen = Math.floor(embla.rootNode().clientWidth / (slides[0]?.offsetWidth || 1));
  for (let step = -seen; step <= seen; step += 1) {
    const slide = slides.at((embla.selectedScrollSnap() + step) % slides.length);
    const images = [...(slide?.querySelectorAll('img') ?? [])].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = 'eager';
  }
}
