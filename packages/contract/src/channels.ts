import type { WrittenChange } from '@tablee/domain/tournaments/kinds/written-match'
import type { PublicId, TournamentId } from '@tablee/domain/tournaments/tournament'

export const DATABASE_ID = 'tablee'
export const PROJECT_ID = 'tablee'

/** Small changes of one tournament, for screens that hold its state. */
export function liveChannel(id: TournamentId): string {
  return `tournaments.${id}.live`
}

const LIVE = /^tournaments\.([^.]+)\.live$/

/** A live channel's tournament; null for other channels. */
export function tournamentOfLiveChannel(channel: string): TournamentId | null {
  return (LIVE.exec(channel)?.[1] as TournamentId | undefined) ?? null
}

/** The queue for a full quick tournament; apart from the changes, so that no state depends on it. */
export function seatQueueChannel(id: TournamentId): string {
  return `tournaments.${id}.queue`
}

/** One helper's role, under their secret's public id; revoking it closes its sockets. */
export function ownRoleChannel(id: TournamentId, holder: PublicId): string {
  return `tournaments.${id}.staff.${holder}`
}

export function isOwnRoleChannel(channel: string): boolean {
  return /^tournaments\.[^.]+\.staff\./.test(channel)
}

/** Who runs a tournament follows it, by the word that `get-whole-tournament` gave them: as long as they do, they have a line. */
export function deskChannel(id: TournamentId, word: string): string {
  return `tournaments.${id}.desk.${word}`
}

/** Whether those who run a tournament have a line, for everybody. */
export function deskLineChannel(id: TournamentId): string {
  return `tournaments.${id}.desk`
}

const DESK = /^tournaments\.([^.]+)\.desk(?:\.([^.]+))?$/

/** The tournament of one of both, with the word of who runs it; null for any other channel. */
export function readDeskChannel(channel: string): { readonly id: TournamentId; readonly word?: string } | null {
  const [, id, word] = DESK.exec(channel) ?? []
  return id === undefined ? null : { id: id as TournamentId, ...(word !== undefined && { word }) }
}

/** Since when a device that runs the tournament has lost its line, null for none, and whether another one has one. */
export type DeskLine = { readonly awaySince: string | null; readonly isAnybodyThere: boolean }

/** One committed act; without changes if only the document tells them. Sequences grow by one; after a gap, read the document again. */
type LiveEvent = { readonly sequence: number; readonly changes: readonly WrittenChange[] }
export type ToldEvent = LiveEvent | { readonly sequence: number }
