import { Readable } from 'node:stream'
import { isLongJson, jsonParts, LONG_TEXT } from '@tablee/contract/serving/json-parts'
import { othersHaveTheirTurn } from '../../turns/others-have-their-turn.ts'
import { textInTurns, type WrittenText } from '../../turns/text-in-turns.ts'

/** A few of these are compressed or sent in a millisecond. */
const CHUNK_LENGTH = 50_000

/** The JSON of a plain value, as from `JSON.stringify`: a long one is written in parts, letting others in between. */
export async function jsonInTurns(value: object): Promise<WrittenText> {
  if (isLongJson(value)) {
    await othersHaveTheirTurn()
    return textInTurns(jsonParts(value))
  }
  const text = JSON.stringify(value)
  return { parts: [text], byteLength: Buffer.byteLength(text) }
}

type NoteWritten = (length: number) => void

/** What is sent: the text of a short value; a long one piece by piece, each made when the one before has gone. `noteWritten` hears their lengths. */
export function sentInTurns(value: object, noteWritten: NoteWritten): string | Readable {
  return isLongJson(value) ? streamed(jsonParts(value), noteWritten) : JSON.stringify(value)
}

/** The same for what is written already. */
export function sentText({ parts, byteLength }: WrittenText, noteWritten: NoteWritten): string | Readable {
  return byteLength > LONG_TEXT ? streamed(parts, noteWritten) : parts.join('')
}

/** Whoever takes the pieces quickly keeps nobody waiting. */
function streamed(parts: Iterable<string>, noteWritten: NoteWritten): Readable {
  return Readable.from(passedOn(parts, noteWritten), { objectMode: false })
}

async function* passedOn(parts: Iterable<string>, noteWritten: NoteWritten): AsyncGenerator<Buffer> {
  await othersHaveTheirTurn()
  for (const part of inChunks(parts)) {
    noteWritten(part.length)
    yield Buffer.from(part)
    await othersHaveTheirTurn()
  }
}

/** Brackets and commas are pieces too. */
function* inChunks(parts: Iterable<string>): Generator<string> {
  let chunk = ''
  for (const part of parts) {
    chunk += part
    if (chunk.length < CHUNK_LENGTH) continue
    yield chunk
    chunk = ''
  }
  if (chunk !== '') yield chunk
}
