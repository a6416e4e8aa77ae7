import { promisify } from 'node:util'
import { deflateRaw, inflateRawSync } from 'node:zlib'
import { othersHaveTheirTurn } from '../../turns/others-have-their-turn.ts'

// An import is one entry of the journal, and one value of its row: ten megabytes of tables as JSON, a tenth of that compressed.

const PACKED = 'packed'
/** Shorter changes stay as they are. */
const WORTH_PACKING = 10_000
/** Characters written before others get their turn. */
const CHARACTERS_OF_TURN = 100_000

type Written = { readonly kind: string; readonly round?: number }

/** Stands for a long change in a list, with its round, so that others need not be opened. */
type Packed = Written & { readonly kind: typeof PACKED; readonly deflated: string }

const deflate = promisify<string, Buffer>(deflateRaw)

/** The JSON of a long list of changes; long ones are packed beside this thread. */
export async function packedList(changes: Iterable<Written>): Promise<string> {
  const texts: string[] = []
  let written = 0
  for (const change of changes) {
    const text = JSON.stringify(change)
    texts.push(text.length < WORTH_PACKING ? text : JSON.stringify(await packed(change, text)))
    written += text.length
    if (written < CHARACTERS_OF_TURN) continue
    written = 0
    await othersHaveTheirTurn()
  }
  return `[${texts.join(',')}]`
}

async function packed({ round }: Written, text: string): Promise<Packed> {
  const deflated = (await deflate(text)).toString('base64')
  return { kind: PACKED, ...(round !== undefined && { round }), deflated }
}

/** The JSON of what a value of such a list stands for, not JSON if it is damaged; null if it stands for itself. */
export function unpackedText(value: unknown): string | null {
  if (!isPacked(value)) return null
  try {
    return inflateRawSync(Buffer.from(value.deflated, 'base64')).toString()
  } catch {
    return ''
  }
}

function isPacked(value: unknown): value is Packed {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    value.kind === PACKED &&
    'deflated' in value &&
    typeof value.deflated === 'string'
  )
}
