/** Shown while a screen's file is loading. */
export function ScreenSkeleton() {
  return (
    <div className="screen-skeleton" aria-busy="true">
      <span className="visually-hidden">Loading the screen</span>
      <div className="skeleton skeleton--title" />
    </div>
  );
}

/** Shown when a screen throws or its file cannot be loaded; the menu still works. */
export function ScreenError() {
  return (
    <div className="message" role="alert">
      <h1>This screen could not be opened</h1>
      <p className="message__text">You may be offline, or the admin was updated while it was open.</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        Reload
      </button>
    </div>
  );
}
