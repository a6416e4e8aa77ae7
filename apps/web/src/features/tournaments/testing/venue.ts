import { isMeeting, pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { joinTournament } from '@tablee/domain/tournaments/players/join-tournament'
import { after, anEmptyTournament, playerId } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Meeting, PublicId, Tournament } from '@tablee/domain/tournaments/tournament'
import { publicIdOf } from '../../../device-storage/secret.ts'

/** Held by a device of `venue`'s player. */
export const secretOf = (number: number) => `secret-of-player-${number}`
export const ORGANIZER_SECRET = 'secret-of-the-organizer'

const asPublicId = (secret: string) => publicIdOf(secret) as PublicId

/** Not started, with players p1, p2 … on devices with `secretOf(1)`, `secretOf(2)` … */
export function venue(names: readonly string[], { capacity = 8 }: { readonly capacity?: number } = {}): Tournament {
  const empty: Tournament = { ...anEmptyTournament({ capacity }), organizer: asPublicId(ORGANIZER_SECRET) }
  return names.reduce((tournament, name, index) => {
    const newPlayerId = playerId(`p${index + 1}`)
    const join = { name, newPlayerId, publicId: asPublicId(secretOf(index + 1)) }
    return after(tournament, joinTournament(tournament, join))
  }, empty)
}

export function matchOf(tournament: Tournament, id: string): Meeting {
  const round = tournament.rounds.at(-1)?.number
  const match = tournament.matches
    .filter(isMeeting)
    .find((each) => each.round === round && pairOf(each).includes(playerId(id)))
  if (!match) throw new Error(`${id} has no opponent in the latest round`)
  return match
}
