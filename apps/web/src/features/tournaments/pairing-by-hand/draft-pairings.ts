import { evolveAll } from '@tablee/domain/tournaments/evolve'
import { type HandPairing, pairingOf } from '@tablee/domain/tournaments/hand-pairing'
import { isMeeting, seatsOf, tableOf } from '@tablee/domain/tournaments/kinds/seats'
import { activePlayers, matchesOfRound } from '@tablee/domain/tournaments/round-progress'
import { setPairings } from '@tablee/domain/tournaments/set-pairings'
import type { Match, PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'

/** A round as it is being set by hand. Whoever is in no pairing is not paired. */
export type Draft = readonly HandPairing[]

/** The round as it is paired now, in the order of the tables. */
export function draftOf(tournament: Tournament, round: RoundNumber): Draft {
  return [...matchesOfRound(tournament, round)].sort((one, other) => placeOf(one) - placeOf(other)).map(pairingOf)
}

function placeOf(match: Match): number {
  return tableOf(match) ?? Number.POSITIVE_INFINITY
}

function isSeated(draft: Draft, player: PlayerId): boolean {
  return draft.some((pairing) => seatsOf(pairing).includes(player))
}

/** Active players without a seat, and who was paired before and lost the seat. */
export function unpairedPlayers(tournament: Tournament, draft: Draft, round: RoundNumber): readonly PlayerId[] {
  const seated = new Set(draft.flatMap(seatsOf))
  const paired = new Set(draftOf(tournament, round).flatMap(seatsOf))
  const active = new Set(activePlayers(tournament, round).map(({ id }) => id))
  // A late entry may take a seat in the round that is open.
  const late = tournament.players.filter(({ firstRound, droppedAfter }) => firstRound > round && droppedAfter === null)
  return tournament.players
    .map(({ id }) => id)
    .filter((id) => !seated.has(id) && (active.has(id) || paired.has(id) || late.some((player) => player.id === id)))
}

/** Two players change places, wherever they sit; two without a seat open a table. */
export function swapPlayers(draft: Draft, one: PlayerId, other: PlayerId): Draft {
  if (!isSeated(draft, one) && !isSeated(draft, other)) return [...draft, { kind: 'played', players: [one, other] }]
  const exchange = (player: PlayerId) => (player === one ? other : player === other ? one : player)
  return draft.map(
    (pairing): HandPairing =>
      isMeeting(pairing)
        ? { kind: 'played', players: [exchange(pairing.players[0]), exchange(pairing.players[1])] }
        : { kind: pairing.kind, player: exchange(pairing.player) },
  )
}

/** Takes the players of a pairing from their table. */
export function breakPairing(draft: Draft, pairing: HandPairing): Draft {
  return draft.filter((each) => each !== pairing)
}

/** The player leaves the table, and so does the opponent: nobody sits alone. */
export function unseat(draft: Draft, player: PlayerId): Draft {
  return draft.filter((pairing) => !seatsOf(pairing).includes(player))
}

/** The player gets the bye, or a loss without an opponent; the opponent is without a table. */
export function seatAlone(draft: Draft, player: PlayerId, kind: 'bye' | 'loss'): Draft {
  return [...unseat(draft, player), { kind, player }]
}

/** The table each pairing would be played at once saved, by the rules of play: one that stays keeps its own. */
export function tablesOf(tournament: Tournament, draft: Draft, round: RoundNumber): ReadonlyMap<string, number> {
  const outcome = setPairings(tournament, { round, pairings: draft })
  const saved = outcome.accepted ? evolveAll(tournament, outcome.value) : tournament
  return new Map(
    matchesOfRound(saved, round)
      .filter(isMeeting)
      .map((match) => [pairingKey(pairingOf(match)), match.table]),
  )
}

/** Whether both say the same, whatever the order of tables and chairs. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  const keys = (draft: Draft) => draft.map(pairingKey).sort().join('|')
  return keys(one) === keys(other)
}

/** The same for the same players in the same roles. */
export function pairingKey(pairing: HandPairing): string {
  return `${pairing.kind} ${[...seatsOf(pairing)].sort().join(' ')}`
}
