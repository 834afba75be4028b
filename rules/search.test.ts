import { describe, expect, it } from 'vitest';
import { textsOf } from './messages.ts';
import { checkSearch, orderKey, prefixesOf, searchedWords, wordsOf } from './search.ts';

describe('the words of a heading', () => {
  it('are found by each of their beginnings, without case and accents', () => {
    expect(prefixesOf('Été 42')).toEqual(['e', 'et', 'ete', '4', '42']);
  });

  it('are separated by anything that is neither letter nor digit', () => {
    expect(searchedWords("women's T-shirt_2.0")).toEqual(['women', 'shirt', 's', 't', '2', '0']);
  });

  it('have at most twenty significant letters', () => {
    expect(prefixesOf('x'.repeat(50))).toHaveLength(20);
    expect(searchedWords('x'.repeat(50))).toEqual(['x'.repeat(20)]);
  });

  it('are never cut within a letter of any alphabet', () => {
    expect(prefixesOf('𝒜𝒜')).toEqual(['a', 'aa']);
    expect(prefixesOf('漢字')).toEqual(['漢', '漢字']);
    expect(prefixesOf('𠀀𠀁')).toEqual(['𠀀', '𠀀𠀁']);
    expect(searchedWords('कुर्ता')).toEqual(wordsOf('कुर्ता'));
    expect(wordsOf('कुर्ता करता'), 'words that differ in vowel signs alone').toHaveLength(2);
  });

  it('do not exist in a text of punctuation', () => {
    expect(prefixesOf('!?… 🎉')).toEqual([]);
    expect(searchedWords('!?… 🎉')).toEqual([]);
  });
});

describe('a search', () => {
  it('searches each word once, the longest first', () => {
    expect(searchedWords('a bb a ccc BB')).toEqual(['ccc', 'bb', 'a']);
  });

  it('searches every accepted word', () => {
    const words = Array.from({ length: 20 }, (_, index) => `w${index}`);
    expect(searchedWords(words.join(' ')).toSorted()).toEqual(words.toSorted());
    expect(checkSearch(words.join(' '))).toEqual({});
    expect(textsOf(checkSearch(`${words.join(' ')} more`))).toEqual({
      text: 'A search can have at most 20 different words',
    });
    expect(checkSearch('no '.repeat(50))).toEqual({});
  });

  it('is rejected if it is unreasonably long', () => {
    expect(checkSearch('x'.repeat(200))).toEqual({});
    expect(textsOf(checkSearch('x'.repeat(201)))).toEqual({
      text: 'A search can have at most 200 characters',
    });
  });
});

describe('the words of a text', () => {
  it('are whole, and all of them', () => {
    expect(wordsOf('Café au lait, café')).toEqual(['cafe', 'au', 'lait']);
    const many = Array.from({ length: 900 }, (_, index) => `w${index}`);
    expect(wordsOf(many.join(' '))).toEqual(many);
  });

  it.for([
    ['Straße', 'STRASSE'],
    ['STRAẞE', 'strasse'],
    ['ΟΔΟΣ', 'οδός'],
    ['ﬁne', 'FINE'],
    ['e\u0301te\u0301', 'été'],
  ] as const)('of %s are those of %s', ([one, other]) => {
    expect(wordsOf(one)).toEqual(wordsOf(other));
  });
});

describe('the sort key of a heading', () => {
  it('ignores case and accents', () => {
    expect(orderKey('ÄPFEL und Öl')).toBe('apfel und ol');
  });

  it('is short enough for a cursor, even if folding turns one letter into eighteen', () => {
    expect(orderKey('ﷺ'.repeat(200)).length).toBe(200);
  });
});
