import { accept, type Outcome, refuse } from '../outcome.ts'
import { type Announcement, isFormatOf } from '../tournaments/life/announcement.ts'
import { nameKey } from '../tournaments/players/player-name.ts'
import type { PastPlace } from '../tournaments/rescue/past-event.ts'

/** An evening that a shop held with another tool, as a season counts it. */
export type PastEventWish = Pick<Announcement, 'game' | 'format' | 'formatName'> & {
  readonly name: string
  /** A day: `2026-03-14`. */
  readonly heldOn: string
  readonly places: readonly (PastPlace & { readonly isSame: boolean })[]
}

/** What the shop did with its past events. */
export const PAST_NOTE_KINDS = ['taken', 'corrected', 'deleted'] as const
export type PastNoteKind = (typeof PAST_NOTE_KINDS)[number]

export const PAST_ID = /^past-[a-z0-9-]{16,31}$/

/** Also of one that is deleted. */
export function isPastId(id: string): boolean {
  return PAST_ID.test(id)
}

/** So many are read and shown together. */
export const MOST_PAST_TOGETHER = 60
/** Of one request, which takes a few milliseconds. */
export const MOST_PAST_OF_REQUEST = 10
export const MOST_PAST_PLACES_OF_REQUEST = 600
export const MOST_PAST_OF_SHOP = 600
/** Of one season. */
export const MOST_PAST_NOTES = 2_000

/** East of where a day begins last. */
const EARLIEST_DAY_MS = 14 * 60 * 60 * 1000

/** Nobody twice, a format of the game, and a day that has begun somewhere. */
export function checkPastEvents(events: readonly PastEventWish[], now: Date): Outcome<readonly PastEventWish[]> {
  const today = new Date(now.getTime() + EARLIEST_DAY_MS).toISOString().slice(0, 10)
  const isSound = events.every(({ game, format, heldOn, places }) => {
    const names = new Set(places.map(({ name }) => nameKey(name)))
    return isFormatOf(game, format) && names.size === places.length && isDay(heldOn) && heldOn <= today
  })
  const people = events.reduce((sum, { places }) => sum + places.length, 0)
  return isSound && people <= MOST_PAST_PLACES_OF_REQUEST ? accept(events) : refuse('past_events_invalid')
}

function isDay(day: string): boolean {
  const moment = new Date(`${day}T12:00:00.000Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day)
}

/** Noon, so that it is the same day wherever these games are played. */
export function momentOfDay(day: string): string {
  return `${day}T12:00:00.000Z`
}

/** How many share each place. */
export function sharedPlaces(places: readonly Pick<PastPlace, 'place'>[]): ReadonlyMap<number, number> {
  const sharing = new Map<number, number>()
  for (const { place } of places) sharing.set(place, (sharing.get(place) ?? 0) + 1)
  return sharing
}
