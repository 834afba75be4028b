interface Props {
  /** What is put back, such as `text of Name`. */
  of: string;
  onPress: () => void;
}

export function ToSampleButton({ of, onPress }: Props) {
  return (
    <button type="button" className="content-field__to-sample" onClick={onPress}>
      Back to the sample’s<span className="visually-hidden"> {of}</span>
    </button>
  );
}
