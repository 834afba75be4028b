// Runs before the first paint, so that a remembered choice never flashes. A file of its own, because the content
// security policy allows no inline script. What it reads is written by src/layout/use-remembered.ts.
try {
  for (const name of ['theme', 'menu']) {
    const choice = localStorage.getItem(`mela.${name}`);
    if (choice) document.documentElement.dataset[name] = choice;
  }
} catch {
  // Storage is closed to us: the choices of the system hold.
}
