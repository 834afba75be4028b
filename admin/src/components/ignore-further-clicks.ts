/** Ignores the second click of a double click, which would hit whatever moved under the pointer. */
export function ignoreFurtherClicks(): void {
  addEventListener('click', ignoreFurtherClick, { capture: true });
}

function ignoreFurtherClick(event: MouseEvent): void {
  if (event.detail > 1) {
    event.preventDefault();
    event.stopPropagation();
  } else {
    removeEventListener('click', ignoreFurtherClick, { capture: true });
  }
}
