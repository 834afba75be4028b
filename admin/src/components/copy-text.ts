import { toast } from 'react-hot-toast/headless';
import * as componentsText from '#messages/components.ts';

/**
 * Copies a text and shows a toast. The Clipboard API requires a secure context: TLS or localhost.
 * @param what what the toast says was copied, such as `Link`
 */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(componentsText.whatCopied(what));
  } catch {
    toast.error(componentsText.selectAndCopyIt(what.toLowerCase()));
  }
}
