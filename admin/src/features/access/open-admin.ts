/** A path of the admin itself, and no other site's. */
const OWN_PATH = /^\/(?![/\\])/;

/** Opens the admin anew, so that nothing stays of what was read before. @param next the screen, below /admin */
export function openAdmin(next: string | null = null): void {
  location.assign(`/admin${next !== null && OWN_PATH.test(next) ? next : '/'}`);
}
