/** Lets the browser's back button close a dialog that is open; closed in another way, it leaves no step behind. */
export function closeByBackButton(dialog: HTMLDialogElement): void {
  history.pushState({ ...history.state, isDialog: true }, '');
  addEventListener('popstate', () => dialog.close(), { once: true });
  dialog.addEventListener('close', () => history.state?.isDialog && history.back(), { once: true });
}
