import * as componentsText from '#messages/components.ts';
import * as sharedText from '#messages/shared.ts';
import './form.css';

/** The note on every sample screen. */
export function SampleNote() {
  return <p className="sample-note">{componentsText.sampleScreenWhatItShows}</p>;
}

/** Marks a heading whose content is sample data. */
export function SampleMark() {
  return <span className="status sample-mark">{sharedText.sample}</span>;
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
