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

/** Its bytes, filled piece by piece: where memory is slow to be had, ten megabytes take 40 ms and more. */
export async function bytesInTurns({ parts, byteLength }: WrittenText): Promise<Buffer> {
  const bytes = Buffer.allocUnsafeSlow(byteLength)
  let written = 0
  await inTurns(parts, (part) => {
    written += bytes.write(part, written)
  })
  return bytes
}
