/** What stands in the place of a screen until its file has come. */
export function ScreenSkeleton() {
  return (
    <div className="screen-skeleton" aria-busy="true">
      <span className="visually-hidden">Loading the screen</span>
      <div className="skeleton skeleton--title" />
    </div>
  );
}
