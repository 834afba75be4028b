/** Spelling variants of Hindi in Latin letters: `saree` and `sari`, `kameez` and `qamij`. */
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/ai/g, 'e'],
  [/au/g, 'o'],
  [/ee|ii/g, 'i'],
  [/oo|uu/g, 'u'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/x/g, 'ks'],
  [/q|ck|c(?!h)/g, 'k'],
  [/sh/g, 's'],
  [/(?<=[bcdgjklprt])h/g, ''],
];

/** Hindi letters by their sound, without the inherent vowel. */
const HINDI: Readonly<Record<string, string>> = {
  ...letters('क ख ग घ ङ च छ ज झ ञ ट ठ ड ढ ण त थ द ध न', 'k k g g n c c j j n t t d d n t t d d n'),
  ...letters('प फ ब भ म य र ल व श ष स ह', 'p f b b m y r l v s s s h'),
  ...letters('अ आ इ ई उ ऊ ए ऐ ओ औ ऋ ऑ', 'a a i i u u e e o o ri o'),
  ...letters('ि ी ु ू ो ौ ृ ॉ ं', 'i i u u o o ri o n'),
};

/**
 * The minimum length of a sound for comparing words of one language. Between two languages, the sound is the
 * only criterion, whatever its length.
 */
const SHORTEST = 3;
const SHORTEST_HINDI = 2;

function isHindi(word: string): boolean {
  return /\p{sc=Devanagari}/u.test(word);
}

/** Whether a sound is distinctive enough to match words of another language or spelling. */
export function tellsEnough(sound: string, word: string): boolean {
  return sound.length >= (isHindi(word) ? SHORTEST_HINDI : SHORTEST);
}

/**
 * The sound of a word, without differences of spelling: `a` and `e` inside it, long vowels, aspiration. Hindi
 * words and their Latin spellings sound alike.
 * @returns several sounds if a letter has two; none for words in other scripts
 */
export function soundsOf(word: string): string[] {
  const sounds = isHindi(word) ? hindiSounds(word) : [latinSound(word)];
  return sounds.filter(({ length }) => length >= SHORTEST_HINDI);
}

function latinSound(word: string): string {
  if (!/^[a-z]+$/.test(word)) return '';
  return skeleton(LATIN.reduce((sound, [letters, by]) => sound.replaceAll(letters, by), word));
}

/** The endings of plurals. Only the nasal sign ends a plural: the letter न belongs to the word, as in सोना. */
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/ि?य[ाो]?ं$/u, 'ि'],
  [/ों$/u, ''],
];

/**
 * The sounds of a Hindi word. Inside a word, ड usually stands for the letter with a dot below, which sounds
 * like an r.
 */
function hindiSounds(word: string): string[] {
  const single = PLURALS.reduce((text, [ending, by]) => text.replace(ending, by), word);
  const plain = skeleton([...single].map((letter) => HINDI[letter] ?? '').join(''));
  const turned = plain.slice(0, 1) + plain.slice(1).replaceAll('d', 'r');
  return [...new Set([plain, turned])];
}

/** Removes vowels of variable spelling: a, e, and those before an r and another consonant. */
function skeleton(sound: string): string {
  const rest = sound
    .slice(1)
    .replaceAll(/[ae]/g, '')
    .replaceAll(/[iu](?=r[^iou])/g, '');
  return (sound.slice(0, 1) + rest).replaceAll(/(.)\1/g, '$1');
}

function letters(written: string, sounds: string): Record<string, string> {
  const each = sounds.split(' ');
  return Object.fromEntries(written.split(' ').map((letter, place) => [letter, each[place] ?? '']));
}
