import { toast } from 'react-hot-toast/headless';
import facebook from '../../../../design/marks/facebook.svg';
import google from '../../../../design/marks/google.svg';

const NETWORKS = [
  { name: 'Google', mark: google },
  { name: 'Facebook', mark: facebook },
];

/** Sign-in by another account; as on the whole screen, nothing is sent. */
export function SocialButtons() {
  return (
    <div className="access-card__social">
      {NETWORKS.map(({ name, mark }) => (
        <button
          key={name}
          type="button"
          className="button button--quiet"
          onClick={() => toast(`A sample screen: nothing was sent to ${name}.`)}
        >
          <img src={mark} alt="" width="20" height="20" />
          Sign in with {name}
        </button>
      ))}
    </div>
  );
}
