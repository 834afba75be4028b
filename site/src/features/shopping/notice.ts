import { adoptStyles } from '../../components/adopt-styles.ts';
import css from './shopping.css?inline';

/** How long a notice stays, in milliseconds. It stays longer while the shopper points at it or focuses it. */
const SHOWN_MS = 8_000;

type Action = { text: string; link: string } | { text: string; press: () => void };

let shown: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Adds the CSS of notices to the page. Nothing else imports the CSS, because the bundler would copy it into
 * each file that does.
 */
export function adoptShoppingStyles(): void {
  adoptStyles(css);
}

/** Shows a notice at the foot of the page, with an optional action. */
export function notify(text: string, action: Action): void {
  adoptShoppingStyles();
  shown?.remove();
  const notice = document.createElement('div');
  Object.assign(notice, { className: 'notice', popover: 'manual', role: 'status' });
  notice.append(text, actionElement(action, notice));
  // Append the notice to an open modal dialog, because elements outside it can be neither seen nor used.
  (document.querySelector('dialog:modal') ?? document.body).append(notice);
  notice.showPopover();
  shown = notice;
  hideLater(notice);
}

function actionElement(action: Action, notice: HTMLElement): HTMLElement {
  if ('link' in action) {
    return Object.assign(document.createElement('a'), { href: action.link, textContent: action.text });
  }
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: action.text,
  });
  let before: Element | null = null;
  button.addEventListener('focus', ({ relatedTarget }) => {
    before = relatedTarget as Element | null;
  });
  button.addEventListener('click', () => {
    action.press();
    const hadFocus = document.activeElement === button;
    notice.remove();
    // Return the focus to where it was when the notice appeared.
    if (hadFocus) (before as HTMLElement | null)?.focus();
  });
  return button;
}

function hideLater(notice: HTMLElement): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (notice.matches(':hover, :focus-within')) hideLater(notice);
    else notice.remove();
  }, SHOWN_MS);
}
