import { toastFailure } from '../components/use-on-demand.ts';
import { currentSession } from './session-state.ts';

/** For a link to a file: where there are accounts, whose session may have ended, the browser would only say that the download failed. */
export function downloadSignedIn(event: React.MouseEvent<HTMLAnchorElement>): void {
  if (!currentSession()) return;
  event.preventDefault();
  void download(event.currentTarget.href);
}

async function download(href: string): Promise<void> {
  try {
    await (await import('./ensure-signed-in.ts')).ensureSignedIn();
    Object.assign(document.createElement('a'), { href, download: '' }).click();
  } catch (error) {
    toastFailure(error);
  }
}
