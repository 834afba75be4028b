/** A screen that broke, or whose file could not be fetched; the menu around it goes on working. */
export function ScreenError() {
  return (
    <div className="message" role="alert">
      <h1>This screen could not be opened</h1>
      <p className="message__text">The connection may be gone, or the admin was updated while it was open.</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        Reload
      </button>
    </div>
  );
}
