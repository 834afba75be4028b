import * as componentsText from '#messages/components.ts';
import * as sharedText from '#messages/shared.ts';
import { Button } from './Button.tsx';
import './secret-box.css';
import { copyText } from './copy-text.ts';

/** A secret that is shown only once, with a Copy button. */
export function SecretBox({ title, secret }: { title: string; secret: string }) {
  return (
    <div className="secret-box" role="status">
      <p>{title}</p>
      <code className="secret-box__text">{secret}</code>
      <Button
        label={componentsText.copy}
        isQuiet
        isSmall
        onClick={() => void copyText(secret, sharedText.secret)}
      />
    </div>
  );
}
