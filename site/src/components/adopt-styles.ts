const adopted = new Set<string>();

/** Adds CSS that came with a script (`?inline`) to the page. It uses no tokens of the page, which may have their values instead. */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
