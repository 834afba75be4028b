import './form.css';

/** The note on every sample screen. */
export function SampleNote() {
  return (
    <p className="sample-note">
      A sample screen: what it shows is made up, and nothing you enter is sent or saved.
    </p>
  );
}

/** Marks a heading whose content is sample data. */
export function SampleMark() {
  return <span className="status sample-mark">Sample</span>;
}

/** The heading of a screen, marked as a sample while `isSample`. */
export function ScreenHeading({ children, isSample = true }: { children: string; isSample?: boolean }) {
  if (!isSample) return <h1>{children}</h1>;
  return (
    <div className="sample-heading">
      <h1>{children}</h1>
      <SampleMark />
    </div>
  );
}
