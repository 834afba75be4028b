import { useSearchParams } from 'react-router';

/** The side tabs of the profile settings (specification, section 2); the ids are their URL parameter. */
export const PROFILE_TABS = [
  { id: 'general', label: 'General' },
  { id: 'moderators', label: 'Moderators' },
  { id: 'admin-account', label: 'Admin account' },
  { id: 'seo', label: 'SEO settings' },
  { id: 'mail', label: 'Mail settings' },
  { id: 'newsletter', label: 'Newsletter' },
] as const;

export type ProfileTab = (typeof PROFILE_TABS)[number]['id'];

/** The tab of the URL's `tab` parameter, or the first one. */
export function useProfileTab(): [ProfileTab, (tab: ProfileTab) => void] {
  const [search, setSearch] = useSearchParams();
  const named = PROFILE_TABS.find(({ id }) => id === search.get('tab')) ?? PROFILE_TABS[0];
  return [named.id, (tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })];
}
