interface Props {
  word: 'Publish' | 'Update';
  /** From 0 to 1; null while nothing is being sent. */
  sentShare: number | null;
  onCancel: () => void;
}

const PERCENT = new Intl.NumberFormat('en-IN', { style: 'percent' });

/** The button that sends the form, and how far that is. It stays pressable, so that it keeps the focus. */
export function PublishBar({ word, sentShare, onCancel }: Props) {
  const isSending = sentShare !== null;
  return (
    <div className="publish-bar">
      {isSending && (
        <div className="publish-bar__progress">
          <span>{sentShare < 1 ? `Uploading ${PERCENT.format(sentShare)}` : 'Saving…'}</span>
          <progress aria-label="Upload" value={sentShare} />
        </div>
      )}
      {/* Once everything has been sent, the server may have kept it already. */}
      {isSending && sentShare < 1 && (
        <button type="button" className="button button--quiet" onClick={onCancel}>
          Cancel
        </button>
      )}
      <button type="submit" className="button publish-bar__send" aria-disabled={isSending}>
        {word}
      </button>
    </div>
  );
}
