import { Button, type GraphiQLPlugin, PlayIcon } from '@graphiql/react';
import { useState } from 'react';
import { GROUPS } from './examples.ts';
import { type Outcome, useOpenExample } from './use-open-example.ts';

/** The sidebar's panel of example operations. */
export const EXAMPLES_PLUGIN: GraphiQLPlugin = { title: 'Examples', icon: PlayIcon, content: ExamplesPanel };

/** The examples in their groups. A click opens an example in a tab. */
function ExamplesPanel() {
  const open = useOpenExample();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  return (
    <section className="panel" aria-labelledby="examples-title">
      <h2 id="examples-title">Examples</h2>
      <p className="panel__hint">Each opens in a tab, filled in with the newest of the catalogue.</p>
      <p role="status" className={`panel__status panel__status--${outcome?.kind}`}>
        {outcome?.message}
      </p>
      {GROUPS.map(({ name, examples }) => (
        <section key={name} aria-labelledby={name}>
          <h3 id={name}>{name}</h3>
          {examples.map((example) => (
            <Button
              key={example.name}
              className="example"
              disabled={!open}
              onClick={async () => open && setOutcome(await open(example))}
            >
              <strong>{example.title}</strong>
              <span className={`example__kind example__kind--${example.kind}`}>{example.kind}</span>
              <small>{example.summary}</small>
            </Button>
          ))}
        </section>
      ))}
    </section>
  );
}
