interface Props {
  reason: 'loading' | 'gone' | 'unreachable';
  close: () => void;
  onRetry: () => void;
}

/** What the question shows while, or because, it knows no product to ask about. */
export function NothingToDelete({ reason, close, onRetry }: Props) {
  return (
    <>
      {reason === 'loading' && (
        <p aria-busy="true">
          <span className="visually-hidden">Loading the product</span>
          <span className="skeleton skeleton--line" />
        </p>
      )}
      {reason === 'gone' && <p>There is no such product. It may have been deleted already.</p>}
      {reason === 'unreachable' && (
        <p role="alert">The product could not be loaded. Your network may be gone.</p>
      )}
      <div className="modal__actions">
        <button type="button" className="button button--quiet" onClick={close}>
          {reason === 'gone' ? 'Close' : 'Cancel'}
        </button>
        {reason === 'unreachable' && (
          <button type="button" className="button" onClick={onRetry}>
            Retry
          </button>
        )}
      </div>
    </>
  );
}
