import { generatePath, Link } from 'react-router';
import type { Storefront } from '../../layout/storefront-state.ts';
import { PATHS } from '../../paths.ts';

type Fault = Storefront['faults'][number];

const KINDS: Record<Fault['kind'], (target: string) => string> = {
  RENDERING: (target) => `its page could not be made (${target})`,
  NO_TITLE: () => 'its page has no title',
  EMPTY: () => 'its page is empty',
  DEAD_LINK: (target) => `it links to ${target}, where nothing is`,
  IMAGE_MISSING: (target) => `the image ${target} is missing`,
};
const OUTCOMES: Record<Fault['outcome'], string> = {
  LEFT_OUT: 'It is left out.',
  KEPT: 'It stays as it was before.',
  SHOWN: 'It is live all the same.',
};

/** What could not be published as it was saved, each with a link to where it is mended. */
export function PublishFaults({ faults }: { faults: Fault[] }) {
  return (
    <section className="storefront-panel__setting" aria-labelledby="faults">
      <h3 className="storefront-panel__label" id="faults">
        Not live as you saved it
      </h3>
      <ul className="storefront-panel__faults">
        {faults.map((fault) => (
          <li key={`${fault.subject} ${fault.subjectId}`}>
            <Link to={formOf(fault)}>{fault.name ?? 'Storefront content'}</Link>:{' '}
            {KINDS[fault.kind](fault.target ?? '')}. {OUTCOMES[fault.outcome]}
          </li>
        ))}
      </ul>
    </section>
  );
}

function formOf({ subject, subjectId }: Fault): string {
  if (subject === 'CONTENT') return PATHS.storefrontContent;
  return subject === 'CATEGORY' ? PATHS.category : generatePath(PATHS.editProduct, { id: subjectId ?? '' });
}
