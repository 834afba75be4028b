import { Link } from 'react-router';
import { PATHS } from '../../paths.ts';

/** What the screens of one order show when the address names none of them. */
export function UnknownOrder() {
  return (
    <div className="message">
      <h1>There is no such order</h1>
      <p className="message__text">Its number may be mistyped.</p>
      <Link className="button" to={PATHS.orderList}>
        All order
      </Link>
    </div>
  );
}
