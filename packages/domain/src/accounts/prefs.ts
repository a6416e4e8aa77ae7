/** In bytes of JSON. */
const LARGEST = 65_536
/** Deeper ones could not be serialized again. */
const DEEPEST = 64

/** What a person's screens store here; the server never looks inside. */
export type Prefs = { readonly [name: string]: unknown }

export function isPrefsSmallEnough(prefs: Prefs): boolean {
  if (!isFlatterThan(DEEPEST, prefs)) return false
  const json = JSON.stringify(prefs)
  let bytes = 0
  for (const character of json) {
    const point = character.codePointAt(0) ?? 0
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
    if (bytes > LARGEST) return false
  }
  return true
}

function isFlatterThan(depth: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  return depth > 0 && Object.values(value).every((member) => isFlatterThan(depth - 1, member))
}
