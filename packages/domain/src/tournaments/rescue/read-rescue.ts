import type { MatchPoints } from '../rule-packs/rule-pack.ts'
import { gatherEvening } from './gather-evening.ts'
import { readJson } from './read-json.ts'
import { readTables } from './read-tables.ts'
import { readTom } from './read-tom.ts'
import { RESCUE_MAX_LENGTH, type Rescue, type RescuedEvening, type ToldEvening, unread } from './rescued-evening.ts'

export type RescueSource = 'tom' | 'json' | 'tables'

/** Which reader understands a text. */
export function rescueSource(text: string): RescueSource {
  const start = text.slice(0, 4_000)
  if (/^\uFEFF?\s*[[{]/.test(start)) return 'json'
  return start.includes('<tournament') || (start.includes('<?xml') && !start.includes('<html')) ? 'tom' : 'tables'
}

const READERS: Readonly<Record<RescueSource, (text: string) => Rescue<ToldEvening>>> = {
  tom: readTom,
  json: readJson,
  tables: readTables,
}

/** What another tool printed or saved, as an evening that can go on; otherwise at which line it is not understood, and why. */
export function readRescue(text: string, scale?: MatchPoints): Rescue<RescuedEvening> {
  const told = readTold(text)
  return told.fault ? told : gatherEvening(told.read, scale)
}

/** The same before its rounds are put together. */
export function readTold(text: string): Rescue<ToldEvening> {
  if (text.trim() === '') return unread('empty', null)
  if (text.length > RESCUE_MAX_LENGTH) return unread('tooLarge', null)
  return READERS[rescueSource(text)](text)
}
