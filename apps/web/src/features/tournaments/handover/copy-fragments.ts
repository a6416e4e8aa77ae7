import { bytesOf, signsOf } from '../codes/signs.ts'

/** What begins the fragment of an address that holds a part of a copy. */
const COPY = 'H'
/** A camera reads so many from a phone held at 30 cm. */
const BYTES_OF_PART = 600
/** With more nobody holds a phone still for so long: three minutes. */
export const MOST_COPY_PARTS = 60

/** A copy as the fragments of addresses; null for one that takes too many. */
export function copyFragments(sealed: Uint8Array): readonly string[] | null {
  const parts = Math.ceil(sealed.length / BYTES_OF_PART)
  if (parts > MOST_COPY_PARTS) return null
  return Array.from({ length: parts }, (_, at) => {
    const bytes = sealed.slice(at * BYTES_OF_PART, (at + 1) * BYTES_OF_PART)
    return COPY + twoDigits(at + 1) + twoDigits(parts) + stampOf(sealed) + signsOf(bytes)
  })
}

/** Parts of one copy as they were read, in whatever order. */
export type ReadParts = {
  readonly stamp: string
  readonly parts: number
  readonly read: ReadonlyMap<number, Uint8Array<ArrayBuffer>>
}

/** With what one more fragment says; null for the fragment of another address. A part of another copy begins anew. */
export function withCopyFragment(before: ReadParts | null, fragment: string): ReadParts | null {
  const [, part, count, stamp = '', signs = ''] = /^H(\d\d)(\d\d)(.{3})(.+)$/.exec(fragment) ?? []
  const bytes = bytesOf(signs)
  const [at, parts] = [Number(part), Number(count)]
  if (!bytes || bytes.length > BYTES_OF_PART || !(at >= 1 && at <= parts && parts <= MOST_COPY_PARTS)) return null
  const known = before?.stamp === stamp && before.parts === parts ? before.read : new Map()
  return { stamp, parts, read: new Map([...known, [at, bytes]]) }
}

/** The whole copy; null as long as parts are missing. */
export function copyOf({ parts, read }: ReadParts): Uint8Array<ArrayBuffer> | null {
  const all = Array.from({ length: parts }, (_, at) => read.get(at + 1))
  const whole = all.flatMap((bytes) => (bytes ? [...bytes] : []))
  return all.every((bytes) => bytes !== undefined) ? Uint8Array.from(whole) : null
}

/** Each copy has other random bytes in its head. */
function stampOf(sealed: Uint8Array): string {
  return signsOf(sealed.slice(12, 14))
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}
