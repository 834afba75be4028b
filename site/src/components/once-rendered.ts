const rendered = new Map<string, Promise<string>>();

/** What many pages show alike, rendered for the first of them only: ten thousand headers would take half of a build. */
export function onceRendered(name: string, render: () => Promise<string>): Promise<string> {
  // Whoever works on it wants to see each change.
  if (import.meta.env.DEV) return render();
  const html = rendered.get(name) ?? render();
  rendered.set(name, html);
  return html;
}
