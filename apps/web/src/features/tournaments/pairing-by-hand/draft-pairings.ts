import { evolveAll } from '@tablee/domain/tournaments/evolve'
import { hasPods, podPlanOf } from '@tablee/domain/tournaments/kinds/paired-by'
import { isPlayed, MOST_SIDES, seatsOf, tableOf } from '@tablee/domain/tournaments/kinds/seats'
import { stageOfRound } from '@tablee/domain/tournaments/kinds/stage'
import { type HandPairing, pairingOf, seatKey } from '@tablee/domain/tournaments/rounds/hand-pairing'
import { activePlayers, matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import { seenRound } from '@tablee/domain/tournaments/rounds/seen-round'
import { setPairings } from '@tablee/domain/tournaments/rounds/set-pairings'
import type { Match, PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { linesOf, pairingKey, pairingsOf } from './arranged-lines.ts'
import type { Standing } from './lines.ts'

/** A round being edited. Players in no pairing are unpaired. */
export type Draft = readonly HandPairing[]

/** The current pairings by table. */
export function draftOf(tournament: Tournament, round: RoundNumber): Draft {
  return [...matchesOfRound(tournament, round)].sort((one, other) => placeOf(one) - placeOf(other)).map(pairingOf)
}

function placeOf(match: Match): number {
  return tableOf(match) ?? Number.POSITIVE_INFINITY
}

/** The current round as a base for editing. */
export function standingOf(tournament: Tournament, round: RoundNumber): Standing {
  const seen = new Map(seenRound(tournament, round).map((each) => [seatKey(each.pairing), each]))
  const tables = new Map(matchesOfRound(tournament, round).map((match) => [seatKey(match), tableOf(match)]))
  const draft = draftOf(tournament, round)
  return {
    pairings: draft.flatMap((pairing) => {
      const key = seatKey(pairing)
      const each = seen.get(key)
      return each ? [{ ...each, table: tables.get(key) ?? null }] : []
    }),
    loose: unpairedPlayers(tournament, draft, round),
    ...podSeatsOf(tournament, round),
  }
}

/** Of a full table, where more than two sit at one. */
function podSeatsOf(tournament: Tournament, round: RoundNumber): Pick<Standing, 'podSeats'> {
  const stage = stageOfRound(tournament, round)
  if (!hasPods(stage)) return {}
  return { podSeats: podPlanOf(stage).remainder === 'pods-of-5-low' ? MOST_SIDES : MOST_SIDES - 1 }
}

/** Active players without a seat, and paired ones who lost theirs. */
export function unpairedPlayers(tournament: Tournament, draft: Draft, round: RoundNumber): readonly PlayerId[] {
  const seated = new Set(draft.flatMap(seatsOf))
  const paired = new Set(matchesOfRound(tournament, round).flatMap(seatsOf))
  const active = new Set(activePlayers(tournament, round).map(({ id }) => id))
  // A late entry may take a seat in the current round.
  const isLate = ({ firstRound, droppedAfter }: Tournament['players'][number]) =>
    firstRound > round && droppedAfter === null
  return tournament.players
    .filter((player) => !seated.has(player.id))
    .filter((player) => active.has(player.id) || paired.has(player.id) || isLate(player))
    .map(({ id }) => id)
}

type Wish = {
  readonly round: RoundNumber
  readonly pairings: Draft
  readonly tables?: ReadonlyMap<string, number>
}

/** Each pairing's table once saved, by the rules of play, by `pairingKey`: unchanged ones keep theirs. */
export function tablesOf(tournament: Tournament, wish: Wish): ReadonlyMap<string, number> {
  return new Map(
    matchesOfRound(savedRound(tournament, wish), wish.round)
      .filter((match) => isPlayed(match))
      .map((match) => [pairingKey(pairingOf(match)), match.table]),
  )
}

/** The tournament once saved; unchanged if the rules refuse it. */
export function savedRound(tournament: Tournament, wish: Wish): Tournament {
  const outcome = setPairings(tournament, wish)
  return outcome.accepted ? evolveAll(tournament, outcome.value) : tournament
}

/** Ignores the order of tables and seats. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  const keys = (draft: Draft) => draft.map(pairingKey).sort().join('|')
  return keys(one) === keys(other)
}

/** The result of the steps. */
export function draftAfter(standing: Standing, steps: Parameters<typeof linesOf>[1]): Draft {
  return pairingsOf(linesOf(standing, steps))
}
