import './form.css';

/** For forms of sample screens, which send nothing. */
export function SampleNote() {
  return <p className="sample-note">This is a sample screen: nothing you enter is sent or saved.</p>;
}
