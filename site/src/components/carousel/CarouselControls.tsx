import * as sharedText from '#messages/shared.ts';
import { ControlIcon } from '../ControlIcon.tsx';

interface ControlsProps {
  /** The noun for slides, such as "arrivals". */
  subject: string;
  /**
   * Whether slides fade instead of scrolling, so that a swipe before hydration must press a button
   * (`approach-directive.ts`).
   */
  fades: boolean;
  isPaused: boolean;
  togglePause: () => void;
  back: () => void;
  on: () => void;
}

/** The buttons for pause (WCAG 2.2.2), the previous slide and the next. */
export function CarouselControls({ subject, fades, isPaused, togglePause, back, on }: ControlsProps) {
  const pauseLabel = `${isPaused ? sharedText.play : sharedText.pause} ${subject}`;
  return (
    <div className="carousel__controls">
      <button type="button" className="icon-button" aria-label={pauseLabel} onClick={togglePause}>
        <ControlIcon name={isPaused ? 'play' : 'pause'} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={sharedText.previousSlide(subject)}
        data-swipe={fades ? 1 : undefined}
        onClick={back}
      >
        <ControlIcon name="previous" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={sharedText.nextSlide(subject)}
        data-swipe={fades ? -1 : undefined}
        onClick={on}
      >
        <ControlIcon name="next" />
      </button>
    </div>
  );
}

interface DotsProps {
  subject: string;
  count: number;
  selected: number;
  onSelect: (slide: number) => void;
}

/** A dot per slide, with the selected one marked. */
export function CarouselDots({ subject, count, selected, onSelect }: DotsProps) {
  const slides = Array.from({ length: count }, (_, slide) => slide);
  return (
    <div className="carousel__dots">
      {slides.map((slide) => (
        <button
          key={slide}
          type="button"
          aria-label={sharedText.showSlide(subject, slide + 1, count)}
          aria-current={slide === selected}
          onClick={() => onSelect(slide)}
        />
      ))}
    </div>
  );
}
