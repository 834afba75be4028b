// Runs before the first paint, so that a stored preference never flashes. A separate file, because the content security
// policy allows no inline script. src/layout/use-stored-preference.ts writes what it reads.
try {
  for (const name of ['theme', 'menu']) {
    const value = localStorage.getItem(`mela.${name}`);
    if (value) document.documentElement.dataset[name] = value;
  }
} catch {
  // Storage is blocked: the system's preferences apply.
}
