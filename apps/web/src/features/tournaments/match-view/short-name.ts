const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
/** Isolates a name's direction from the text next to it. */
const [FIRST_STRONG_ISOLATE, POP_ISOLATE] = ['\u2068', '\u2069']

/** The first word of the name; if both start alike, with the initial of the last word, or all of it if that is the same too. */
export function shortName(name: string, other: string): string {
  return shortAmong(name, [other])
}

/** Likewise of several at one table. */
export function shortNames(names: readonly string[]): readonly string[] {
  return names.map((name, seat) => shortAmong(name, names.toSpliced(seat, 1)))
}

/** Longer names would take over three lines above a score column. */
const LONGEST_HEADING = 20
/** "Les", "Du", "The" and their like. */
const SAYS_LITTLE = 3

/** Above a score: the whole name, or a short one that tells the two apart. */
export function headingName(name: string, other: string): string {
  if (name.length <= LONGEST_HEADING) return name
  const short = ledIn(name)
  if (short === null) return shortName(name, other)
  return short === ledIn(other) ? name : isolated(short)
}

/** "Les Elfes…": a first word that says little, up to the next one that says more. Null: no such beginning. */
function ledIn(name: string): string | null {
  const [first = '', ...others] = words(name)
  const next = others.findIndex((word) => word.length > SAYS_LITTLE)
  if (first.length > SAYS_LITTLE || next < 0) return null
  const short = `${[first, ...others.slice(0, next + 1)].join(' ')}…`
  return short.length <= LONGEST_HEADING && short.length < name.length ? short : null
}

function shortAmong(name: string, others: readonly string[]): string {
  const alike = others.filter((other) => firstWord(other) === firstWord(name))
  const short = alike.length === 0 ? firstWord(name) : initialled(name)
  return isolated(alike.some((other) => initialled(other) === short) ? name : short)
}

/** "Marie D."; all of a name whose last word does not begin with a letter, or that would not get shorter. */
function initialled(name: string): string {
  const initial = /^\p{L}\p{M}*/u.exec(words(name).at(-1) ?? '')?.[0]
  const short = `${firstWord(name)} ${initial}.`
  return initial === undefined || short.length >= name.length ? name : short
}

function isolated(short: string): string {
  return RIGHT_TO_LEFT.test(short) ? `${FIRST_STRONG_ISOLATE}${short}${POP_ISOLATE}` : short
}

function firstWord(name: string): string {
  return words(name)[0] ?? name
}

function words(name: string): readonly string[] {
  return name.trim().split(/\s+/u)
}
