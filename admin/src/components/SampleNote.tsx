import './form.css';

/** On every screen that is a sample. */
export function SampleNote() {
  return (
    <p className="sample-note">
      A sample screen: what it shows is made up, and nothing you enter is sent or saved.
    </p>
  );
}
