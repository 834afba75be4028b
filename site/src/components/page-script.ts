/** Shows or hides a part of the page. If the hidden part has the focus, moves it to `next`, or to the page's heading. */
export function setShown(
  part: HTMLElement,
  isShown: boolean,
  next?: () => HTMLElement | null | undefined,
): void {
  const isLeft = !isShown && part.contains(document.activeElement);
  part.hidden = !isShown;
  if (!isLeft) return;
  const heading = document.querySelector<HTMLElement>('h1');
  if (heading) heading.tabIndex = -1;
  (next?.() ?? heading)?.focus();
}

/** Removes the message about a script that did not load (`NotStarted.astro`). */
export function pageStarted(): void {
  document.querySelector('#not-started')?.remove();
}

/** Keeps the browser, and the page's error toast (`Toast.astro`), from handling a form that a script submits. */
export function takeSubmit(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Announces a text to screen readers. */
export function say(text: string): void {
  const said = document.querySelector('[data-said]');
  if (said) said.textContent = text;
}
