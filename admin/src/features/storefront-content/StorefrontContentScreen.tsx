import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import './storefront-content.css';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { StorefrontContentDocument } from '../../graphql.generated.ts';
import { ContentEditor } from './ContentEditor.tsx';
import { type SavedContent, savedContent } from './use-content-form.ts';

/** Everything that the storefront says about the shop. */
export function StorefrontContentScreen() {
  // A cached version could be out of date, and saving it a conflict.
  const { data, error, refetch } = useQuery(StorefrontContentDocument, { fetchPolicy: 'network-only' });
  return (
    <>
      <title>Storefront content | Mela admin</title>
      <h1>Storefront content</h1>
      {data && <Loaded content={savedContent(data.storefrontContent)} />}
      {!data && error && (
        <section className="panel" role="alert">
          <EmptyState title="The content could not be loaded">
            <p>The server did not answer. Your network may be gone.</p>
            <Button label="Retry" isSmall onClick={() => refetch().catch(() => undefined)} />
          </EmptyState>
        </section>
      )}
      {!data && !error && (
        <section className="panel content content--loading" aria-busy="true">
          <span className="visually-hidden">Loading the content</span>
          <span className="skeleton skeleton--images" />
          <span className="skeleton skeleton--images" />
        </section>
      )}
    </>
  );
}

/** The editor keeps what it started from: a later answer must not replace what is being written. */
function Loaded({ content }: { content: SavedContent }) {
  const [initial] = useState(content);
  return <ContentEditor initial={initial} />;
}
