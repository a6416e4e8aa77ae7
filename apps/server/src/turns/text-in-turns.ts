import { inTurns } from './in-turns.ts'

/** A text in one piece or many. */
export type WrittenText = { readonly parts: readonly string[]; readonly byteLength: number }

export async function textInTurns(pieces: Iterable<string>): Promise<WrittenText> {
  const parts: string[] = []
  let byteLength = 0
  await inTurns(pieces, (part) => {
    // Counted now: a piece becomes one text only when it is first read, which takes long for all together.
    byteLength += Buffer.byteLength(part)
    parts.push(part)
  })
  return { parts, byteLength }
}

/** Of the size that is given back and taken again: for more, the machine has to bring new memory. */
const BYTES_OF_CHUNK = 120_000

/**
 * The bytes of a text that nobody needs as one: each piece is encoded when it is made and forgotten. Pieces that live until the last is
 * made are copied by collections of memory, which for ten megabytes is one long turn.
 */
export async function encodedInTurns(pieces: Iterable<string>): Promise<Buffer> {
  const chunks: Buffer[] = []
  let chunk = Buffer.alloc(0)
  let used = 0
  let byteLength = 0
  await inTurns(pieces, (piece) => {
    const length = Buffer.byteLength(piece)
    if (used + length > chunk.length) {
      if (used > 0) chunks.push(chunk.subarray(0, used))
      // Most texts are one short piece.
      chunk = Buffer.allocUnsafeSlow(byteLength === 0 ? length : Math.max(BYTES_OF_CHUNK, length))
      used = 0
    }
    used += chunk.write(piece, used)
    byteLength += length
  })
  if (chunks.length === 0) return chunk.subarray(0, used)
  chunks.push(chunk.subarray(0, used))
  const bytes = Buffer.allocUnsafeSlow(byteLength)
  let written = 0
  await inTurns(chunks, (each) => {
    written += each.copy(bytes, written)
  })
  return bytes
}
