import { describe, expect, it } from 'vitest';
import type { CatalogueRevision } from '../catalogue/revision.ts';
import { ResponseCache } from './response-cache.ts';

const ANSWER = { body: '{"data":{}}', contentType: 'application/json' };

describe('a kept answer', () => {
  it('is found by its question alone, as long as nothing changes', () => {
    const { answers, revision } = start();
    answers.keep('question', revision.current, ANSWER);
    expect(answers.find('question')).toMatchObject(ANSWER);
    expect(answers.find('another question')).toBeNull();
    revision.current = 2;
    expect(answers.find('question')).toBeNull();
  });

  it('is not found when it was read before a change that came meanwhile', () => {
    const { answers, revision } = start();
    const { revision: before } = answers;
    revision.current = 2;
    answers.keep('question', before, ANSWER);
    expect(answers.find('question')).toBeNull();
  });

  it('is neither kept nor found while changes would go unseen', () => {
    const { answers, revision } = start();
    answers.keep('earlier', revision.current, ANSWER);
    revision.current = null;
    answers.keep('question', answers.revision, ANSWER);
    expect([answers.find('earlier'), answers.find('question')]).toEqual([null, null]);
    revision.current = 1;
    expect(answers.find('question')).toBeNull();
  });

  it('is not kept when it or its question is too long', () => {
    const { answers, revision } = start();
    answers.keep('long', revision.current, { ...ANSWER, body: 'x'.repeat(1024 * 1024 + 1) });
    answers.keep('q'.repeat(8_001), revision.current, ANSWER);
    expect([answers.find('long'), answers.find('q'.repeat(8_001))]).toEqual([null, null]);
  });

  it('gives way to newer ones when all together are too long', () => {
    const { answers, revision } = start();
    const body = 'x'.repeat(1024 * 1024);
    for (let index = 0; index < 20; index += 1)
      answers.keep(`q${index}`, revision.current, { ...ANSWER, body });
    expect(answers.find('q0')).toBeNull();
    expect(answers.find('q19')).toMatchObject({ body });
  });
});

function start() {
  const revision: { current: number | null } = { current: 1 };
  return { revision, answers: new ResponseCache(revision as CatalogueRevision) };
}
