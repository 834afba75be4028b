/** Letters that are not a plain letter with an accent. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  ...lettersOf('αβγδεζηθικλμνξοπρσςτυφχψω', 'a v g d e z i th i k l m n x o p r s s t y f ch ps o'),
  ...lettersOf(
    'абвгдежзиклмнопрстуфхцчшщъыьэюяієґ',
    'a b v g d e zh z i k l m n o p r s t u f kh ts ch sh shch - y - e yu ya i ye g',
  ),
};
const ACCENTS = /[\u0300-\u036f]/g;

/** Nine Indian scripts are encoded in blocks of 128 characters, with the same sound at the same position. */
const INDIC = { first: 0x0900, last: 0x0d7f, blockSize: 0x80 };
const CONSONANTS = soundsFrom(
  0x15,
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h',
);
const VOWELS = soundsFrom(0x05, 'a a i i u u ri li e e e ai o o o au');
const VOWEL_SIGNS = soundsFrom(0x3e, 'a i i u u ri ri e e e ai o o o au -');
const OTHER_SIGNS = { ...soundsFrom(0x01, 'n n h'), ...soundsFrom(0x66, '0 1 2 3 4 5 6 7 8 9') };
const NUKTA = 0x3c;

/** Text in lower-case Latin letters without accents, if its script can be transliterated letter by letter. */
export function transliterate(text: string): string {
  let written = '';
  /**
   * Whether the last consonant may still get its inherent "a", which it has unless a vowel sign follows or
   * the word ends.
   */
  let isOpen = false;
  for (const letter of text.toLowerCase().normalize('NFKD').replace(ACCENTS, '')) {
    const place = placeInBlock(letter);
    if (place === NUKTA) continue;
    const sign = place === null ? undefined : VOWEL_SIGNS[place];
    if (isOpen && place !== null && sign === undefined) written += 'a';
    isOpen = place !== null && CONSONANTS[place] !== undefined;
    written += place === null ? (LETTERS[letter] ?? letter) : (sign ?? soundAt(place));
  }
  return written;
}

function soundAt(place: number): string {
  return CONSONANTS[place] ?? VOWELS[place] ?? OTHER_SIGNS[place] ?? '';
}

function placeInBlock(letter: string): number | null {
  const code = letter.codePointAt(0) ?? 0;
  return code < INDIC.first || code > INDIC.last ? null : code % INDIC.blockSize;
}

/** "-" stands for a silent letter. */
function lettersOf(letters: string, sounds: string): Record<string, string> {
  const heard = sounds.split(' ');
  return Object.fromEntries([...letters].map((letter, index) => [letter, soundOf(heard[index])]));
}

function soundsFrom(place: number, sounds: string): Record<number, string> {
  return Object.fromEntries(sounds.split(' ').map((sound, index) => [place + index, soundOf(sound)]));
}

function soundOf(sound = ''): string {
  return sound === '-' ? '' : sound;
}
