import type { PairingPlayer } from '@tablee/domain/tournaments/pairing/pairing-field'

export type FieldsReading =
  | { readonly kind: 'one'; readonly field: readonly PairingPlayer[] }
  | { readonly kind: 'list'; readonly fields: readonly (readonly PairingPlayer[])[] }
  | { readonly kind: 'fault'; readonly sentence: string }

type FieldReading = { readonly field: readonly PairingPlayer[] } | { readonly fault: string }
type PlayerReading = { readonly player: PairingPlayer; readonly hasDropped: boolean } | { readonly fault: string }

/** One field (`{"players": […]}`) or a list of them. */
export function readFields(text: string): FieldsReading {
  const content = parseJson(text)
  if ('fault' in content) return { kind: 'fault', sentence: content.fault }
  if (!Array.isArray(content.value)) {
    const reading = readField(content.value)
    return 'fault' in reading ? { kind: 'fault', sentence: reading.fault } : { kind: 'one', field: reading.field }
  }
  const fields: (readonly PairingPlayer[])[] = []
  for (const [index, value] of content.value.entries()) {
    const reading = readField(value)
    if ('fault' in reading) return { kind: 'fault', sentence: `Field ${index + 1}: ${reading.fault}` }
    fields.push(reading.field)
  }
  return { kind: 'list', fields }
}

function parseJson(text: string): { readonly value: unknown } | { readonly fault: string } {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return { value }
  } catch (error) {
    return { fault: `This is not JSON: ${error instanceof Error ? error.message : String(error)}.` }
  }
}

function readField(value: unknown): FieldReading {
  if (!isRecord(value) || !Array.isArray(value.players)) {
    return { fault: 'A field is an object with a list of "players".' }
  }
  const seen = new Set<string>()
  const field: PairingPlayer[] = []
  for (const [index, entry] of value.players.entries()) {
    const reading = readPlayer(entry)
    if ('fault' in reading) return { fault: `Player ${index + 1}: ${reading.fault}` }
    if (seen.has(reading.player.id)) return { fault: `Player ${index + 1}: "${reading.player.id}" is listed twice.` }
    seen.add(reading.player.id)
    if (!reading.hasDropped) field.push(reading.player)
  }
  return { field }
}

function readPlayer(value: unknown): PlayerReading {
  if (!isRecord(value)) return { fault: 'a player is an object.' }
  const { id, points, opponents, hadBye = false, dropped = false, pairedDown = false } = value
  const byes = value.byes ?? (hadBye === true ? 1 : 0)
  if (typeof id !== 'string' || id === '') return { fault: '"id" must be a text.' }
  if (!isCount(points)) return { fault: '"points" must be a whole number, 0 or more.' }
  if (!isTextList(opponents)) return { fault: '"opponents" must be a list of ids.' }
  if (typeof hadBye !== 'boolean') return { fault: '"hadBye" must be true or false.' }
  if (!isCount(byes)) return { fault: '"byes" must be a whole number, 0 or more.' }
  if (typeof dropped !== 'boolean') return { fault: '"dropped" must be true or false.' }
  if (typeof pairedDown !== 'boolean') return { fault: '"pairedDown" must be true or false.' }
  return { player: { id, points, opponents, byes, pairedDown }, hasDropped: dropped }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}
