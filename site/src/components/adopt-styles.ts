const adopted = new Set<string>();

/**
 * Adds a script's CSS (`?inline`) to the page. The CSS must not use tokens, which the page may have replaced
 * by their values.
 */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
