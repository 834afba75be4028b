import { adoptStyles } from '../../components/adopt-styles.ts';
import { attachPicker } from './attach-picker.ts';
import { loadPage } from './load-page.ts';
import css from './picker.css?inline';
import formCss from './picker-form.css?inline';

const LOADING = 'Loading what there is to choose …';
const FAILED = 'What there is to choose could not be loaded. Please check the connection, or try its page.';
const GONE = 'This product is not sold any more.';

/** Offers what there is to choose of a product and to buy, in the place of the card's own button, as soon as its page is there. */
export async function offerChoice(
  card: HTMLElement,
  details: Element,
  page: Promise<Document | null>,
): Promise<void> {
  adoptStyles(css + formCss);
  card.closest('dialog')?.classList.add('quick-view--picker');
  details.classList.add('button--quiet');
  card.querySelector('.card__add')?.remove();
  const state = Object.assign(document.createElement('div'), { className: 'picker-state' });
  details.before(state);
  await show(card, state, page);
}

async function show(card: HTMLElement, state: HTMLElement, page: Promise<Document | null>): Promise<void> {
  say(state, LOADING);
  state.ariaBusy = 'true';
  try {
    const found = await page;
    const form = found && attachPicker(card, found);
    if (form) replace(state, form);
    else say(state, GONE);
  } catch {
    say(state, FAILED, againButton(card, state));
  }
  state.ariaBusy = 'false';
}

/** What had the focus is gone: it goes on to what was asked for. */
function replace(state: HTMLElement, form: HTMLElement): void {
  const hadFocus = state.contains(document.activeElement);
  state.replaceWith(form);
  if (hadFocus) form.querySelector<HTMLElement>(':checked, button:enabled')?.focus();
}

function againButton(card: HTMLElement, state: HTMLElement): HTMLElement {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'button',
    textContent: 'Try again',
  });
  button.addEventListener('click', async () => {
    state.tabIndex = -1;
    state.focus();
    const address = card.querySelector<HTMLAnchorElement>('.card__name a')?.href ?? '';
    await show(card, state, loadPage(address));
    state.querySelector('button')?.focus();
  });
  return button;
}

function say(state: HTMLElement, text: string, ...more: HTMLElement[]): void {
  const line = Object.assign(document.createElement('p'), { role: 'status', textContent: text });
  state.replaceChildren(line, ...more);
}
