import { Panel } from '../../components/Panel.tsx';
import { LoadFailure, LoadingPanel } from '../../components/Reading.tsx';
import './storefront.css';
import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ListReleasesDocument } from '../../graphql.generated.ts';
import { useStorefront } from '../../layout/storefront-state.ts';
import { PATHS } from '../../paths.ts';
import { useMayWrite } from '../../session/session-state.ts';
import { ReleaseTable } from './ReleaseTable.tsx';
import { StorefrontPanel } from './StorefrontPanel.tsx';

/** The release that shoppers see, automatic publishing, and earlier releases. */
export function StorefrontScreen() {
  const storefront = useStorefront();
  return (
    <>
      <title>Storefront | Mela admin</title>
      <h1>Storefront</h1>
      {storefront ? (
        <StorefrontPanel storefront={storefront} />
      ) : (
        <LoadingPanel what="the storefront" className="storefront-panel" />
      )}
      <Releases
        shown={`${storefront?.mode} ${storefront?.release}`}
        isBusy={storefront?.state === 'PUBLISHING'}
      />
    </>
  );
}

interface ReleasesProps {
  /** Changes when a different version is live. */
  shown: string;
  isBusy: boolean;
}

function Releases({ shown, isBusy }: ReleasesProps) {
  const { data, error, refetch } = useQuery(ListReleasesDocument, { fetchPolicy: 'cache-and-network' });
  const releases = data?.releases.nodes;
  const mayWrite = useMayWrite();

  useEffect(() => {
    if (shown) refetch().catch(() => undefined);
  }, [shown, refetch]);

  return (
    <Panel
      id="releases"
      title="Releases"
      aside={
        <p className="aside releases__hint">
          The last 20 releases. You can restore any of them instantly.
          {mayWrite && (
            <>
              {' '}
              <Link to={PATHS.webhooks}>Webhooks</Link> can notify your own systems of each release.
            </>
          )}
        </p>
      }
      isBusy={!releases && !error}
      className="releases-panel"
    >
      {releases && releases.length > 0 && <ReleaseTable releases={releases} isBusy={isBusy} />}
      {releases?.length === 0 && (
        <EmptyState title="No release yet">Publish your store to create the first release.</EmptyState>
      )}
      {!releases && error && (
        <LoadFailure what="the releases" onRetry={() => refetch().catch(() => undefined)} />
      )}
    </Panel>
  );
}
