import './form.css';

/** On every screen that is a sample. */
export function SampleNote() {
  return (
    <p className="sample-note">
      A sample screen: what it shows is made up, and nothing you enter is sent or saved.
    </p>
  );
}

/** Beside the heading of what is made up. */
export function SampleMark() {
  return <span className="status sample-mark">Sample</span>;
}

/** Of a screen that is a sample as long as `isSample`. */
export function ScreenHeading({ children, isSample = true }: { children: string; isSample?: boolean }) {
  if (!isSample) return <h1>{children}</h1>;
  return (
    <div className="sample-heading">
      <h1>{children}</h1>
      <SampleMark />
    </div>
  );
}
