import { IconButton } from '../components/IconButton.tsx';
import { useMediaQuery } from './use-media-query.ts';
import { useStoredPreference } from './use-stored-preference.ts';

/** Follows the system until it is used. */
export function ThemeToggle() {
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  const [theme, chooseTheme] = useStoredPreference('theme');
  const isDark = theme ? theme === 'dark' : systemIsDark;
  return (
    <IconButton
      icon={isDark ? 'sun' : 'moon'}
      label="Dark mode"
      aria-pressed={isDark}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    />
  );
}
