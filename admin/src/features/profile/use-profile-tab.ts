import { useSearchParams } from 'react-router';
import { PROFILE_TABS, type ProfileTab } from './profile-tabs.ts';

/** The tab that the address names, the first one if it names none. */
export function useProfileTab(): [ProfileTab, (tab: ProfileTab) => void] {
  const [search, setSearch] = useSearchParams();
  const named = PROFILE_TABS.find(({ id }) => id === search.get('tab')) ?? PROFILE_TABS[0];
  return [named.id, (tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })];
}
