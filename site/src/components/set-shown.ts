/**
 * Shows a part of the page, or hides it. Where the focus was in what is hidden, it goes on instead of getting lost: to what comes
 * next, and otherwise to the heading of the page.
 */
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
