import { isLongJson, jsonParts } from '@tablee/contract/serving/json-parts'
import { othersHaveTheirTurn } from '../../turns/others-have-their-turn.ts'

/** How long one answer may hold up others. */
const TURN_MS = 8

/** Like `JSON.stringify` for a plain value; a long one is written in parts, letting others in between. */
export async function jsonInTurns(value: object): Promise<string> {
  if (!isLongJson(value)) return JSON.stringify(value)
  const parts: string[] = []
  await eachPart(value, (part) => parts.push(part))
  const text = parts.join('')
  // The sender encodes it in one piece.
  await othersHaveTheirTurn()
  return text
}

/** The same to be sent at once: of a long one the bytes, which are made in parts too. */
export async function sentInTurns(value: object): Promise<string | Buffer> {
  if (!isLongJson(value)) return JSON.stringify(value)
  const parts: Buffer[] = []
  await eachPart(value, (part) => parts.push(Buffer.from(part)))
  return Buffer.concat(parts)
}

async function eachPart(value: object, take: (part: string) => void): Promise<void> {
  await othersHaveTheirTurn()
  let beganAt = performance.now()
  for (const part of jsonParts(value)) {
    take(part)
    if (performance.now() - beganAt < TURN_MS) continue
    await othersHaveTheirTurn()
    beganAt = performance.now()
  }
}
