import { ButtonLink } from '../../components/Button.tsx';
import { PATHS } from '../../paths.ts';

export function NotFoundScreen() {
  return (
    <div className="message">
      <title>Screen not found | Mela admin</title>
      <h1>There is no such screen</h1>
      <p className="message__text">The address may be mistyped, or the screen has moved.</p>
      <ButtonLink label="Back to the dashboard" to={PATHS.dashboard} />
    </div>
  );
}
