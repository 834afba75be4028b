import '../../components/tables.css';
import { EmptyState } from '../../components/EmptyState.tsx';
import type { Moderator } from './sample-moderators.ts';

interface Props {
  moderators: Moderator[];
  onRemove: (moderator: Moderator) => void;
}

export function ModeratorTable({ moderators, onRemove }: Props) {
  if (moderators.length === 0) {
    return <EmptyState title="No moderators">You run the shop alone.</EmptyState>;
  }
  return (
    <table className="table table--cards moderators__table">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Email</th>
          <th scope="col">Role</th>
          <th scope="col">
            <span className="visually-hidden">Action</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {moderators.map((moderator) => (
          <tr key={moderator.email}>
            <td className="table__strong">{moderator.name ?? 'Invited'}</td>
            <td className="table__muted" data-label="Email">
              {moderator.email}
            </td>
            <td className="table__muted" data-label="Role">
              {moderator.role}
            </td>
            <td>
              <button
                type="button"
                className="button button--quiet button--small"
                aria-label={`Remove ${moderator.email}`}
                onClick={() => onRemove(moderator)}
              >
                Remove
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
