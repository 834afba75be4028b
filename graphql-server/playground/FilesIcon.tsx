/** A picture in its frame. */
export function FilesIcon() {
  return (
    <svg className="panel-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 4h14a1.5 1.5 0 0 1 1.5 1.5v13A1.5 1.5 0 0 1 19 20H5a1.5 1.5 0 0 1-1.5-1.5v-13A1.5 1.5 0 0 1 5 4zM4 17l5-5 4 4 2.5-2.5L20 17" />
      <circle cx="15" cy="9" r="1.4" />
    </svg>
  );
}
