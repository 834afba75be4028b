import { ControlIcon } from './ControlIcon.tsx';

interface Props {
  isPaused: boolean;
  /** What moves by itself: "slides". */
  subject: string;
  onToggle: () => void;
}

/** Stops what moves by itself, and lets it go on (WCAG 2.2.2). */
export function PauseButton({ isPaused, subject, onToggle }: Props) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={`${isPaused ? 'Play' : 'Pause'} ${subject}`}
      onClick={onToggle}
    >
      <ControlIcon name={isPaused ? 'play' : 'pause'} />
    </button>
  );
}
