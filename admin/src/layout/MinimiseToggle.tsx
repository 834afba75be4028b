import { Icon } from '../components/Icon.tsx';

interface Props {
  isMinimised: boolean;
  onToggle: () => void;
}

/** Narrows the menu to its drawings; what it looks like is left to the CSS. */
export function MinimiseToggle({ isMinimised, onToggle }: Props) {
  return (
    <button
      type="button"
      className="side-menu__entry side-menu__minimise"
      aria-pressed={isMinimised}
      onClick={onToggle}
    >
      <Icon name="collapse" />
      <span className="side-menu__label">Minimise</span>
    </button>
  );
}
