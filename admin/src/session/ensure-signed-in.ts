import { runQuery } from '../client/apollo-client.ts';
import { toastFailure } from '../components/use-on-demand.ts';
import { CheckSessionDocument } from '../graphql.generated.ts';
import { currentSession } from './session-state.ts';

/**
 * Asks to sign in when the session has ended. Used before requests that cannot be repeated, such as downloads
 * and large uploads.
 * @throws Error from the server or network
 */
export async function ensureSignedIn(): Promise<void> {
  await runQuery(CheckSessionDocument);
}

/** The click handler of download links. Asks to sign in first, where the browser would only report a failed download. */
export function downloadSignedIn(event: React.MouseEvent<HTMLAnchorElement>): void {
  if (!currentSession()) return;
  event.preventDefault();
  void download(event.currentTarget.href);
}

async function download(href: string): Promise<void> {
  try {
    await ensureSignedIn();
    Object.assign(document.createElement('a'), { href, download: '' }).click();
  } catch (error) {
    toastFailure(error);
  }
}
