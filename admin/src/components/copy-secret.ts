import { toast } from 'react-hot-toast/headless';

/** Browsers have a clipboard only for pages that came by TLS, or from this machine. */
export async function copySecret(secret: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(secret);
    toast.success('Secret copied');
  } catch {
    toast.error('Select the secret and copy it');
  }
}
