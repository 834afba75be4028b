import { useEffect, useState } from 'react';
import { prepareSuggestions, type Suggested, type SuggestionFacts, suggest } from './suggest.ts';

interface State {
  /** The results of the last answered text, kept until the next answer. */
  found: Suggested | null;
  /** The text of these results. */
  text: string;
  hasFailed: boolean;
}

const NOTHING: State = { found: null, text: '', hasFailed: false };

/** Suggestions for a text. Aborts the previous request. */
export function useSuggestions(typed: string, facts: SuggestionFacts): State {
  const [state, setState] = useState(NOTHING);
  const text = typed.trim();

  useEffect(() => {
    // Ignore a failure here: the first keystroke reports it.
    prepareSuggestions(facts).catch(() => {});
  }, [facts]);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    if (!text) setState(NOTHING);
    else
      suggest(text, facts, signal).then(
        (found) => signal.aborted || setState({ found, text, hasFailed: false }),
        () => signal.aborted || setState({ found: null, text, hasFailed: true }),
      );
    return () => controller.abort();
  }, [text, facts]);

  return state;
}
