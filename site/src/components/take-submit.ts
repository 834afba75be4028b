/** For what a script sends itself: of a form that none has taken the page says that it did not work (`Toast.astro`). */
export function takeSubmit(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
