import { Button } from './Button.tsx';
import './secret-box.css';
import { toast } from 'react-hot-toast/headless';

/** Something that is shown this once, to be copied. */
export function SecretBox({ title, secret }: { title: string; secret: string }) {
  return (
    <div className="secret-box" role="status">
      <p>{title}</p>
      <code className="secret-box__text">{secret}</code>
      <Button label="Copy" isQuiet isSmall onClick={() => void copySecret(secret)} />
    </div>
  );
}

/** Browsers have a clipboard only for pages that came by TLS, or from this machine. */
async function copySecret(secret: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(secret);
    toast.success('Secret copied');
  } catch {
    toast.error('Select the secret and copy it');
  }
}
