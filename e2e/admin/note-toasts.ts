/** The test page's record of toasts, which disappear after a few seconds. */
export interface ToastNotes {
  /** All texts, in order. */
  readonly seen: string[];
  /** Indexes in `seen` that a test has already waited for. */
  readonly taken: Set<number>;
}

/** Runs in the page before its own scripts, and records the text of every toast. */
export function noteToasts(): void {
  const notes: ToastNotes = { seen: [], taken: new Set() };
  Object.assign(window, { toastNotes: notes });
  const texts = new WeakMap<Element, string>();
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('.toast__text')) {
      const text = toast.textContent ?? '';
      if (texts.get(toast) !== text) notes.seen.push(text);
      texts.set(toast, text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Runs in the page: takes the first toast with this text that was not taken yet. @returns whether there is one */
export function takeToast(text: string): boolean {
  const { seen, taken } = (window as unknown as { toastNotes: ToastNotes }).toastNotes;
  const reads = (one: string) => one.replaceAll(/\s+/g, ' ').includes(text);
  const index = seen.findIndex((one, place) => !taken.has(place) && reads(one));
  if (index >= 0) taken.add(index);
  return index >= 0;
}
