/**
 * Places in a JSON text with words only this version reads: a match of two is still sent and stored as `players` and `score`, which the
 * compiler cannot check inside text.
 */
export function wordsOfThisVersion(text: string): readonly string[] {
  const found: string[] = []
  JSON.parse(text, (name, held: unknown) => {
    if (name === 'sides') found.push(name)
    if (isMembers(held) && (held.kind === 'games' || ('by' in held && 'result' in held))) found.push(`${name} result`)
    return held
  })
  return found
}

function isMembers(value: unknown): value is { readonly kind?: unknown } {
  return typeof value === 'object' && value !== null
}
