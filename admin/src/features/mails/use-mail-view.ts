import { searchOf, useAddressView, type ViewOf } from '../../components/use-address-view.ts';
import { PATHS } from '../../paths.ts';
import { KINDS, STATES } from './mail-words.ts';

const FILTERS = { state: STATES, kind: KINDS };

export type MailView = ViewOf<typeof FILTERS>;

/** Which mails are shown. */
export function useMailView() {
  return useAddressView(FILTERS);
}

/** The address of the screen with some of the mails. */
export function mailsPath(view: Partial<MailView>): string {
  return `${PATHS.mails}?${searchOf(FILTERS, view)}`;
}
