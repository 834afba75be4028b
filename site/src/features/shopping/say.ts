/** Has a screen reader say something, once it has said what it is at. */
export function say(text: string): void {
  const said = document.querySelector('[data-said]');
  if (said) said.textContent = text;
}
