import './sample-note.css';

/** Stands by a form that nothing leaves: what a sample screen does with what is entered, which is nothing. */
export function SampleNote() {
  return <p className="sample-note">A sample screen: nothing you enter here is sent or kept.</p>;
}
