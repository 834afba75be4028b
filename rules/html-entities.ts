/** Common entities, except letters that are usually typed. */
const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ensp: ' ', emsp: ' ', thinsp: ' ' },
  ...{ ndash: '–', mdash: '—', hellip: '…', bull: '•', middot: '·', shy: '', zwj: '', zwnj: '' },
  ...{ lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„', laquo: '«', raquo: '»' },
  ...{ copy: '©', reg: '®', trade: '™', deg: '°', plusmn: '±', times: '×', divide: '÷', micro: 'µ' },
  ...{
    frac12: '½',
    frac14: '¼',
    frac34: '¾',
    sup2: '²',
    sup3: '³',
    euro: '€',
    pound: '£',
    yen: '¥',
    cent: '¢',
  },
  ...{ agrave: 'à', aacute: 'á', acirc: 'â', atilde: 'ã', auml: 'ä', aring: 'å', aelig: 'æ', ccedil: 'ç' },
  ...{ egrave: 'è', eacute: 'é', ecirc: 'ê', euml: 'ë', iacute: 'í', icirc: 'î', iuml: 'ï', ntilde: 'ñ' },
  ...{ ograve: 'ò', oacute: 'ó', ocirc: 'ô', otilde: 'õ', ouml: 'ö', oslash: 'ø', ugrave: 'ù', uacute: 'ú' },
  ...{ ucirc: 'û', uuml: 'ü', szlig: 'ß', Agrave: 'À', Aacute: 'Á', Auml: 'Ä', Aring: 'Å', AElig: 'Æ' },
  ...{ Ccedil: 'Ç', Eacute: 'É', Ntilde: 'Ñ', Ouml: 'Ö', Oslash: 'Ø', Uuml: 'Ü', rarr: '→', larr: '←' },
};

/** Replaces entities by their characters; unknown ones stay. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,9}));/gi,
    (entity, decimal, hex, name) => {
      if (name !== undefined) return NAMED[name as string] ?? NAMED[(name as string).toLowerCase()] ?? entity;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      if (code === 0xa0) return ' ';
      return code > 0x1f && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000)
        ? String.fromCodePoint(code)
        : ' ';
    },
  );
}
