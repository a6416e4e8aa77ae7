import { gatherEvening } from './gather-evening.ts'
import { readTables } from './read-tables.ts'
import { readTom } from './read-tom.ts'
import { RESCUE_MAX_LENGTH, type Rescue, type RescuedEvening, type ToldEvening, unread } from './rescued-evening.ts'

export type RescueSource = 'tom' | 'tables'

/** Which reader understands a text. */
export function rescueSource(text: string): RescueSource {
  const start = text.slice(0, 4_000)
  return start.includes('<tournament') || (start.includes('<?xml') && !start.includes('<html')) ? 'tom' : 'tables'
}

const READERS: Readonly<Record<RescueSource, (text: string) => Rescue<ToldEvening>>> = {
  tom: readTom,
  tables: readTables,
}

/** What another tool printed or saved, as an evening that can go on; otherwise at which line it is not understood, and why. */
export function readRescue(text: string): Rescue<RescuedEvening> {
  if (text.trim() === '') return unread('empty', null)
  if (text.length > RESCUE_MAX_LENGTH) return unread('tooLarge', null)
  const told = READERS[rescueSource(text)](text)
  return told.fault ? told : gatherEvening(told.read)
}
