import type { ImportReport } from '@mela/rules/import-report.ts';
import { formatCount } from '../../../format.ts';

/** The handles that the import changes, with old and new URLs. */
export function ReportHandles({ report: { handles, handlesChanged } }: { report: ImportReport }) {
  if (handlesChanged === 0) return null;
  return (
    <details className="import__kind">
      <summary>
        Changed handles <span className="import__muted">{formatCount(handlesChanged)}</span>
      </summary>
      {handles.some(({ isRedirected }) => isRedirected) && (
        <p className="import__note">Addresses from your previous shop redirect to the new ones.</p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element has to be reachable by keyboard */}
      <section className="import__scroll" tabIndex={0} aria-label="Changed handles">
        <table className="import__rows">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Address</th>
              <th scope="col">Reason</th>
            </tr>
          </thead>
          <tbody>
            {handles.map(({ title, from, to, reason }) => (
              <tr key={`${from} ${to}`}>
                <td>{title}</td>
                <td>
                  <del>{from}</del> <span className="visually-hidden">becomes</span> <ins>{to}</ins>
                </td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {handlesChanged > handles.length && (
          <p className="import__note">and {formatCount(handlesChanged - handles.length)} more</p>
        )}
      </section>
    </details>
  );
}
