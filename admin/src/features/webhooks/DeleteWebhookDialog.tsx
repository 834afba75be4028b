import { DeleteDialog } from '../../components/DeleteDialog.tsx';
import type { WebhookRowFragment } from '../../graphql.generated.ts';

interface Props {
  webhook: WebhookRowFragment;
  /** Called after any way of closing. */
  onClosed: (isConfirmed: boolean) => void;
}

/** What goes with it cannot be brought back. */
export function DeleteWebhookDialog({ webhook: { url }, onClosed }: Props) {
  return (
    <DeleteDialog
      name={url ?? ''}
      consequence={
        <p>
          It is told nothing any more. What waits for it is forgotten, and so are the messages it has had.
        </p>
      }
      onClosed={onClosed}
    />
  );
}
