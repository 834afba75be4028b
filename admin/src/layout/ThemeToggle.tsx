import { Icon } from '../components/Icon.tsx';
import { useMediaQuery } from './use-media-query.ts';
import { useStoredPreference } from './use-stored-preference.ts';

/** Follows the system until it is used. */
export function ThemeToggle() {
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  const [theme, chooseTheme] = useStoredPreference('theme');
  const isDark = theme ? theme === 'dark' : systemIsDark;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label="Dark mode"
      aria-pressed={isDark}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    >
      <Icon name={isDark ? 'sun' : 'moon'} />
    </button>
  );
}
