import './secret-box.css';
import { copySecret } from './copy-secret.ts';

/** Something that is shown this once, to be copied. */
export function SecretBox({ title, secret }: { title: string; secret: string }) {
  return (
    <div className="secret-box" role="status">
      <p>{title}</p>
      <code className="secret-box__text">{secret}</code>
      <button
        type="button"
        className="button button--quiet button--small"
        onClick={() => void copySecret(secret)}
      >
        Copy
      </button>
    </div>
  );
}
