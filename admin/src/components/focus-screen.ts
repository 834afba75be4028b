/** Where the focus is lost with what had it, as with a form that is begun anew, it goes to the screen instead of the top of the page. */
export function focusScreen(): void {
  if (document.activeElement === document.body)
    document.getElementById('main')?.focus({ preventScroll: true });
}
