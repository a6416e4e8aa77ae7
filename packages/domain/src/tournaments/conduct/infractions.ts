import type { Game } from '../rule-packs/rule-pack.ts'
import { FLESH_AND_BLOOD_INFRACTIONS } from './infraction-lists/flesh-and-blood-infractions.ts'
import type { Infraction, InfractionList, UsualPenalty } from './infraction-lists/infraction-list.ts'
import { MAGIC_INFRACTIONS } from './infraction-lists/magic-infractions.ts'
import { POKEMON_INFRACTIONS } from './infraction-lists/pokemon-infractions.ts'
import { YUGIOH_INFRACTIONS } from './infraction-lists/yugioh-infractions.ts'

const LISTS: Partial<Record<Game, InfractionList>> = {
  magic: MAGIC_INFRACTIONS,
  pokemon: POKEMON_INFRACTIONS,
  yugioh: YUGIOH_INFRACTIONS,
  fleshandblood: FLESH_AND_BLOOD_INFRACTIONS,
}

/** The published list of a game; null where none was read. */
export function infractionsOf(game: Game): InfractionList | null {
  return LISTS[game] ?? null
}

/** What is usual for its next time, after so many that count. Null: none. */
export function usualPenalty({ usual, repeated }: Infraction, timesBefore: number): UsualPenalty | null {
  return repeated.findLast(({ from }) => timesBefore + 1 >= from) ?? usual
}

/** Texts change about once a year: an older list may no longer be in force. */
export function isOldList({ since }: InfractionList, today: Date): boolean {
  const yearLater = new Date(since)
  yearLater.setUTCFullYear(yearLater.getUTCFullYear() + 1)
  return today > yearLater
}

/** Whether one at that moment makes the next a repeated one. */
export function isCountedBefore({ repeating }: InfractionList, at: Date, now: Date): boolean {
  return repeating !== 'on-a-day' || at.toDateString() === now.toDateString()
}
