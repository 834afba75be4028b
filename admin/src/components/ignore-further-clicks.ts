/** The second click of a double click is not for what appears, or moves, to where the first one was. */
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
