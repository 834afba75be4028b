const PATHS = {
  previous: 'm12 19-7-7 7-7m7 7H5',
  next: 'M5 12h14m-7-7 7 7-7 7',
  pause: 'M7 4v16M17 4v16',
  play: 'm7 4 13 8-13 8z',
  plus: 'M5 12h14m-7-7v14',
  minus: 'M5 12h14',
  search: 'm21 21-4.3-4.3M3 11a8 8 0 0 1 16 0a8 8 0 0 1-16 0',
  close: 'M18 6 6 18M6 6l12 12',
  enlarge: 'M15 3h6v6M9 21H3v-6M21 3l-7 7M3 21l7-7',
};

/** The icon of an island's control. React cannot import the files of `design/icons`. */
export function ControlIcon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg className="icon control-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
