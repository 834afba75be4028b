interface Props {
  /** What is reset, such as `text of Name`. */
  of: string;
  onPress: () => void;
}

export function ResetButton({ of, onPress }: Props) {
  return (
    <button type="button" className="content-field__reset" onClick={onPress}>
      Reset<span className="visually-hidden"> {of}</span>
    </button>
  );
}
