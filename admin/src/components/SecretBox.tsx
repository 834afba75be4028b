import { Button } from './Button.tsx';
import './secret-box.css';
import { copySecret } from './copy-secret.ts';

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
