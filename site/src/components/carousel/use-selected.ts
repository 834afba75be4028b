import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';
import type { Preset } from './presets.ts';

/** The slide chosen, counted from 0. On the way it sees to what slides need as they come and go. */
export function useSelected(embla: EmblaCarouselType | undefined, preset: Preset): number {
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

/** A slide faded out still has its place: no key and no reader may find it there. */
function keepHiddenOutOfReach(embla: EmblaCarouselType): void {
  const selected = embla.selectedScrollSnap();
  for (const [index, slide] of embla.slideNodes().entries()) slide.inert = index !== selected;
}

/** Pictures load when they come into sight; those that the next turn brings there load ahead of it, if they are shown at all. */
function fetchNext(embla: EmblaCarouselType): void {
  const slides = embla.slideNodes();
  const seen = Math.floor(embla.rootNode().clientWidth / (slides[0]?.offsetWidth || 1));
  for (let step = -seen; step <= seen; step += 1) {
    const slide = slides.at((embla.selectedScrollSnap() + step) % slides.length);
    const pictures = [...(slide?.querySelectorAll('img') ?? [])].filter((picture) =>
      picture.checkVisibility(),
    );
    for (const picture of pictures) picture.loading = 'eager';
  }
}
