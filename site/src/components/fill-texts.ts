/** Puts texts into the elements that name them (`data-text`). An empty one hides its element. */
export function fillTexts(root: ParentNode, texts: Record<string, string | null>): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-text]')) {
    const text = texts[element.dataset['text'] ?? ''];
    if (text === undefined) continue;
    // What is as it was is not read aloud again.
    if (element.textContent !== text) element.textContent = text;
    element.hidden = !text;
  }
}
