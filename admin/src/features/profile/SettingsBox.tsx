import './settings-box.css';

interface Props {
  title: string;
  text: string;
  action: string;
  onAct: () => void;
}

/** A step that is taken apart from the form above it. */
export function SettingsBox({ title, text, action, onAct }: Props) {
  return (
    <article className="settings-box">
      <h3>{title}</h3>
      <p className="settings-box__text">{text}</p>
      <button type="button" className="button button--quiet button--small" onClick={onAct}>
        {action}
      </button>
    </article>
  );
}
