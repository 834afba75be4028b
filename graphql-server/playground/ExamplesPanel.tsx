import './ExamplesPanel.css';
import { useState } from 'react';
import { CATEGORY_EXAMPLES } from './examples/categories.ts';
import { type Example, operationOf } from './examples/example.ts';
import { PRODUCT_EXAMPLES } from './examples/products.ts';
import { type Outcome, useOpenExample } from './use-open-example.ts';

const GROUPS = [
  { title: 'Products', examples: PRODUCT_EXAMPLES },
  { title: 'Categories', examples: CATEGORY_EXAMPLES },
];

/** Every operation of the API, one click from being run. */
export function ExamplesPanel() {
  const open = useOpenExample();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  return (
    <section className="panel" aria-labelledby="examples-title">
      <h2 id="examples-title">Examples</h2>
      <p className="panel__hint">Each opens in a tab, filled in with the newest of the catalogue.</p>
      <p role="status" className={`example-outcome example-outcome--${outcome?.kind}`}>
        {outcome?.message}
      </p>
      {GROUPS.map(({ title, examples }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <ul>
            {examples.map((example) => (
              <li key={example.name}>
                <ExampleButton example={example} open={open} onOpened={setOutcome} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

type ExampleButtonProps = {
  example: Example;
  open: ReturnType<typeof useOpenExample>;
  onOpened: (outcome: Outcome) => void;
};

function ExampleButton({ example, open, onOpened }: ExampleButtonProps) {
  const kind = operationOf(example).includes('\nmutation ') ? 'mutation' : 'query';
  return (
    <button
      type="button"
      className="example"
      disabled={!open}
      onClick={async () => open && onOpened(await open(example))}
    >
      <strong>{example.title}</strong>
      <span className={`example__kind example__kind--${kind}`}>{kind}</span>
      <small>{example.summary}</small>
    </button>
  );
}
