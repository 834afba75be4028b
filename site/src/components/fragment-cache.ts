const fragments = new Map<string, Promise<string>>();

/** Renders what many pages share for the first of them only: ten thousand headers would take half of a build. */
export function cachedFragment(name: string, render: () => Promise<string>): Promise<string> {
  // In development every change is to be seen.
  if (import.meta.env.DEV) return render();
  const html = fragments.get(name) ?? render();
  fragments.set(name, html);
  return html;
}
