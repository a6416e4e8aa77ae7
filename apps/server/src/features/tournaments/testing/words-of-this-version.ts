/**
 * Where a text of JSON says of two players what only this version reads: they are told and kept by their names of before, `players` and
 * `score`, which the compiler does not see in what becomes text.
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
