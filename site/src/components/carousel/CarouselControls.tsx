import { ControlIcon } from '../ControlIcon.tsx';
import { PauseButton } from '../PauseButton.tsx';

interface Props {
  subject: string;
  isPaused: boolean;
  togglePause: () => void;
  back: () => void;
  on: () => void;
}

/** Pause, previous, next. */
export function CarouselControls({ subject, isPaused, togglePause, back, on }: Props) {
  return (
    <div className="carousel__controls">
      <PauseButton isPaused={isPaused} subject={subject} onToggle={togglePause} />
      <button type="button" className="icon-button" aria-label={`Previous ${subject}`} onClick={back}>
        <ControlIcon name="previous" />
      </button>
      <button type="button" className="icon-button" aria-label={`Next ${subject}`} onClick={on}>
        <ControlIcon name="next" />
      </button>
    </div>
  );
}
