import { PATHS } from '../../paths.ts';
import type { SubjectsOfFeature } from '../history/subject-facts.ts';

export const SUBJECTS: SubjectsOfFeature = {
  STOREFRONT: {
    word: 'storefront',
    label: 'Storefront',
    screen: (id) => (id === 'settings' ? PATHS.storefront : PATHS.webhooks),
    nameOf: ({ subjectId, subjectName }) =>
      subjectId === 'settings' ? 'Storefront' : webhookLabel(subjectName),
    isItsFields: true,
    isSometimesFinal: true,
  },
};

/** Changes from when the shop had one webhook do not name its host. */
function webhookLabel(host: string): string {
  return host === 'webhook' ? 'Webhook' : `Webhook ${host}`;
}
