import { useAddressView } from '../../components/use-address-view.ts';
import type { MailKind, MailState } from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';
import { kindBySlug, MAIL_STATES, slugOf } from './mail-words.ts';

/** Mails per page. */
export const PAGE_SIZES = [20, 50, 100] as const;

export interface MailView {
  search: string;
  state: MailState | undefined;
  kind: MailKind | undefined;
  pageSize: number;
  /** The cursor of the page; empty on the first. */
  after: string;
}

/** Which mails are shown. */
export function useMailView() {
  return useAddressView<MailView>({ read: readView, write: searchOf });
}

/** The address of the screen with some of the mails. */
export function mailsPath(view: Partial<MailView>): string {
  return `${PATHS.mails}?${searchOf(view)}`;
}

function readView(parameters: URLSearchParams): MailView {
  const state = (parameters.get('state') ?? '').toUpperCase();
  const size = Number(parameters.get('size'));
  return {
    search: parameters.get('search') ?? '',
    state: Object.hasOwn(MAIL_STATES, state) ? (state as MailState) : undefined,
    kind: kindBySlug(parameters.get('kind') ?? ''),
    pageSize: PAGE_SIZES.find((one) => one === size) ?? PAGE_SIZES[0],
    after: parameters.get('after') ?? '',
  };
}

function searchOf({ search = '', state, kind, pageSize, after = '' }: Partial<MailView>): URLSearchParams {
  const said = {
    search,
    state: state?.toLowerCase() ?? '',
    kind: kind ? slugOf(kind) : '',
    size: pageSize === undefined || pageSize === PAGE_SIZES[0] ? '' : String(pageSize),
    after,
  };
  return new URLSearchParams(Object.entries(said).filter(([, value]) => value !== ''));
}
