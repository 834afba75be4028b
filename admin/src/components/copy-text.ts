import { toast } from 'react-hot-toast/headless';

/** The Clipboard API requires a secure context: TLS or localhost. @param what such as `Link` */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(`${what} copied`);
  } catch {
    toast.error(`Select the ${what.toLowerCase()} and copy it`);
  }
}
