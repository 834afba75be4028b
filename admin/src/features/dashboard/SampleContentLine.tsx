import { PublishButton } from '../../layout/StorefrontStatus.tsx';
import { useStorefront } from '../../layout/storefront-state.ts';

/** That shoppers do not see the catalogue yet, and the way to it. */
export function SampleContentLine() {
  const storefront = useStorefront();
  if (storefront?.mode !== 'SAMPLE') return null;
  return (
    <p className="sample-content-line">
      {storefront.state === 'PUBLISHING'
        ? 'Your catalogue is being published.'
        : 'The storefront shows the sample content.'}
      <PublishButton storefront={storefront} />
    </p>
  );
}
