import type { KeyboardEvent, ReactNode } from 'react';
import * as sharedText from '#messages/shared.ts';
import { CarouselControls, CarouselDots } from './CarouselControls.tsx';
import { PRESETS, type PresetName } from './presets.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useCarousel } from './use-carousel.ts';

interface Props {
  preset: PresetName;
  /** The heading of the carousel. */
  title: string;
  /** Whether only screen readers get the heading. */
  hidesTitle?: boolean;
  /** The noun for slides in labels, such as "arrivals". */
  subject: string;
  count: number;
  /** Server-rendered slides, the children of `.carousel__track`. */
  children?: ReactNode;
}

/** A carousel with autoplay, arrows, dots, keyboard and swipe. */
export function Carousel({ preset, title, hidesTitle = false, subject, count, children }: Props) {
  const { viewport, embla, selected, move } = useCarousel(preset);
  const { isPaused, togglePause, restHandlers } = useAutoplay(embla);
  const back = () => move((slides) => slides.scrollPrev());
  const on = () => move((slides) => slides.scrollNext());
  const turnByKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') back();
    else if (event.key === 'ArrowRight') on();
  };
  const fades = 'fades' in PRESETS[preset];
  const state = embla ? ' carousel--hydrated' : '';

  return (
    <section
      className={`carousel carousel--${preset}${state}`}
      aria-roledescription={sharedText.carousel}
      aria-label={title}
      onKeyDown={turnByKey}
      {...restHandlers}
    >
      {!hidesTitle && <h2 className="carousel__title">{title}</h2>}
      {count > 1 && (
        <CarouselControls
          subject={subject}
          fades={fades}
          isPaused={isPaused}
          togglePause={togglePause}
          back={back}
          on={on}
        />
      )}
      <div
        className={fades ? 'carousel__viewport carousel__viewport--fades' : 'carousel__viewport'}
        ref={viewport}
      >
        {children}
      </div>
      {count > 1 && (
        <CarouselDots
          subject={subject}
          count={count}
          selected={selected}
          onSelect={(slide) => move((slides) => slides.scrollTo(slide))}
        />
      )}
    </section>
  );
}
