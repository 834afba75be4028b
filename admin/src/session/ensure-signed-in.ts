import { toastFailure } from '../components/use-on-demand.ts';
import { execute } from './execute.ts';
import { currentSession } from './session-state.ts';
import OPERATIONS from './sign-in.graphql?raw';

/**
 * Asks to sign in when the session has ended. For requests that cannot be repeated afterwards, such as downloads and large uploads.
 * @throws OperationError
 */
export async function ensureSignedIn(): Promise<void> {
  await execute(OPERATIONS, 'CheckSession');
}

/** Click handler of a download link: asks to sign in first, where the browser would only report a failed download. */
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
