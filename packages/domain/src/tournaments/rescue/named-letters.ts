/** As web pages name the characters from U+00A0 to U+00FF, in their order. */
const LATIN = [
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr',
  'deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest',
  'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml',
  'ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig',
  'agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml',
  'eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml',
]
  .join(' ')
  .split(' ')

const NAMED: ReadonlyMap<string, string> = new Map([
  ...LATIN.map((name, index) => [name, String.fromCodePoint(0xa0 + index)] as const),
  // A break that is not printed is no part of a name.
  ...Object.entries({ shy: '', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }),
  ...Object.entries({
    ndash: '–',
    mdash: '—',
    minus: '-',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    hellip: '…',
  }),
  ...Object.entries({ OElig: 'Œ', oelig: 'œ', Yuml: 'Ÿ', Scaron: 'Š', scaron: 'š', Zcaron: 'Ž', zcaron: 'ž' }),
  ...Object.entries({ Ccaron: 'Č', ccaron: 'č', Cacute: 'Ć', cacute: 'ć', Lstrok: 'Ł', lstrok: 'ł', inodot: 'ı' }),
])

/** The characters that web pages and XML name or number. */
export function unescaped(text: string): string {
  return text.replace(/&(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z\d]{1,7});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED.get(name) ?? NAMED.get(name.toLowerCase()) ?? whole
    const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
