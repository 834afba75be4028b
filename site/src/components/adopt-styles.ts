const adopted = new Set<string>();

/** Adds a script's CSS (`?inline`) to the page. It must not use tokens, which can have other values there. */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
