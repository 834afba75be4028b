/** Resolves when the previous dialog's history entry is gone, which is shortly after its close event. */
let entryGone: Promise<unknown> = Promise.resolve();

/** Makes the back button close an open dialog. Closing it in another way removes the history entry. */
export async function closeByBackButton(dialog: HTMLDialogElement): Promise<void> {
  // If the new entry were pushed earlier, the pending `history.back()` would leave it and close this dialog, too.
  await entryGone;
  if (!dialog.open) return;
  history.pushState({ ...history.state, isDialog: true }, '');
  const left = new Promise((done) => addEventListener('popstate', done, { once: true }));
  entryGone = left;
  let isClosed = false;
  // The same dialog may have been reopened by the time its entry is gone.
  void left.then(() => isClosed || dialog.close());
  const leave = () => {
    isClosed = true;
    if (history.state?.isDialog) history.back();
  };
  dialog.addEventListener('close', leave, { once: true });
}
