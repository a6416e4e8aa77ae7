import { isMeeting, pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { joinTournament } from '@tablee/domain/tournaments/players/join-tournament'
import { after, anEmptyTournament, playerId } from '@tablee/domain/tournaments/testing/a-tournament'
import type { PlayedMatch, PublicId, Tournament } from '@tablee/domain/tournaments/tournament'
import { publicIdOf } from '../../../device-storage/secret.ts'

/** The secret that the device of a player of `venue` holds. */
export const secretOf = (number: number) => `secret-of-player-${number}`
export const ORGANIZER_SECRET = 'secret-of-the-organizer'

const asPublicId = (secret: string) => publicIdOf(secret) as PublicId

/** A tournament that has not started, with players p1, p2 … on devices that hold `secretOf(1)`, `secretOf(2)` … */
export function venue(names: readonly string[], { capacity = 8 }: { readonly capacity?: number } = {}): Tournament {
  const empty: Tournament = { ...anEmptyTournament({ capacity }), organizer: asPublicId(ORGANIZER_SECRET) }
  return names.reduce((tournament, name, index) => {
    const newPlayerId = playerId(`p${index + 1}`)
    const join = { name, newPlayerId, publicId: asPublicId(secretOf(index + 1)) }
    return after(tournament, joinTournament(tournament, join))
  }, empty)
}

/** The match of a player in the latest round. */
export function matchOf(tournament: Tournament, id: string): PlayedMatch {
  const round = tournament.rounds.at(-1)?.number
  const match = tournament.matches
    .filter(isMeeting)
    .find((each) => each.round === round && pairOf(each).includes(playerId(id)))
  if (!match) throw new Error(`${id} has no opponent in the latest round`)
  return match
}
