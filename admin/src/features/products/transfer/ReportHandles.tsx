import type { ImportReport } from '@mela/rules/import-report.ts';
import * as productTransferText from '#messages/product-transfer.ts';
import * as sharedText from '#messages/shared.ts';
import { formatCount } from '../../../format.ts';

/** The handles that the import changes, with old and new URLs. */
export function ReportHandles({ report: { handles, handlesChanged } }: { report: ImportReport }) {
  if (handlesChanged === 0) return null;
  return (
    <details className="import__kind">
      <summary>
        {productTransferText.changedHandles}{' '}
        <span className="import__muted">{formatCount(handlesChanged)}</span>
      </summary>
      {handles.some(({ isRedirected }) => isRedirected) && (
        <p className="import__note">{productTransferText.addressesFromYourPreviousShopRedirect}</p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element has to be reachable by keyboard */}
      <section className="import__scroll" tabIndex={0} aria-label={productTransferText.changedHandles}>
        <table className="import__rows">
          <thead>
            <tr>
              <th scope="col">{sharedText.name}</th>
              <th scope="col">{sharedText.address}</th>
              <th scope="col">{sharedText.reason}</th>
            </tr>
          </thead>
          <tbody>
            {handles.map(({ title, from, to, reason }) => (
              <tr key={`${from} ${to}`}>
                <td>{title}</td>
                <td>
                  <del>{from}</del> <span className="visually-hidden">{sharedText.becomes}</span>{' '}
                  <ins>{to}</ins>
                </td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {handlesChanged > handles.length && (
          <p className="import__note">
            {productTransferText.andHandlesChangedMore(handlesChanged - handles.length)}
          </p>
        )}
      </section>
    </details>
  );
}
