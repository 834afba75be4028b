/** The side tabs of the profile settings (specification, section 2), each with its part of the address. */
export const PROFILE_TABS = [
  { id: 'general', label: 'General' },
  { id: 'moderators', label: 'Moderators' },
  { id: 'admin-account', label: 'Admin account' },
  { id: 'seo', label: 'SEO settings' },
  { id: 'mail', label: 'Mail settings' },
  { id: 'newsletter', label: 'Newsletter' },
] as const;

export type ProfileTab = (typeof PROFILE_TABS)[number]['id'];
