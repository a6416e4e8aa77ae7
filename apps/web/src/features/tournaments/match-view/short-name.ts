const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
/** Isolates a name's direction from the text next to it. */
const [FIRST_STRONG_ISOLATE, POP_ISOLATE] = ['\u2068', '\u2069']

/** The first word of the name, or all of it if both start alike. */
export function shortName(name: string, other: string): string {
  const short = firstWord(name) === firstWord(other) ? name : firstWord(name)
  return RIGHT_TO_LEFT.test(short) ? `${FIRST_STRONG_ISOLATE}${short}${POP_ISOLATE}` : short
}

/** Likewise of several at one table: all of a name where another starts alike. */
export function shortNames(names: readonly string[]): readonly string[] {
  return names.map((name, seat) => {
    const alike = names.find((other, place) => place !== seat && firstWord(other) === firstWord(name))
    return shortName(name, alike ?? '')
  })
}

function firstWord(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? name
}
