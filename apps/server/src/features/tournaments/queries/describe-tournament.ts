import type { PodiumRow, TournamentFacts } from '@tablee/contract/serving/link-preview'
import { placesOfLatest } from '@tablee/domain/tournaments/kinds/bracket'
import { currentRound, finalStandings, isWaiting, phaseOf } from '@tablee/domain/tournaments/kinds/phase'
import { currentStageIndex, roundsToPlay } from '@tablee/domain/tournaments/kinds/stage'
import { isRegistrationOver } from '@tablee/domain/tournaments/life/registration-rules'
import { readTournamentCode } from '@tablee/domain/tournaments/life/tournament-code'
import { freeSeats, isFull, seatedCount } from '@tablee/domain/tournaments/players/capacity'
import { lastCompleteRound } from '@tablee/domain/tournaments/rounds/round-progress'
import { rankedPods } from '@tablee/domain/tournaments/standings/pod-by-pod'
import { podiumOf } from '@tablee/domain/tournaments/standings/podium'
import { entrantNames } from '@tablee/domain/tournaments/teams/entrant-names'
import { sideOfEntrant } from '@tablee/domain/tournaments/teams/entrants'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../../database/database.ts'
import type { HeldTournament } from '../held-tournament.ts'
import { findShopNamed } from '../shop-event-store.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { findTournament, findTournamentId } from '../tournament-store.ts'

/** Besides those who share the first place. */
const MOST_NAMED = 4

/** Null for an unknown code. */
export async function describeTournament(
  { database, cache, now }: Pick<TournamentGround, 'database' | 'cache' | 'now'>,
  typed: string,
): Promise<TournamentFacts | null> {
  const code = readTournamentCode(typed)
  if (code === null) return null
  return database.read(async (db) => {
    const id = await findTournamentId(db, code)
    const held = id && (await findTournament(db, cache, id))
    return held ? factsIn(db, held, now().toISOString()) : null
  })
}

export async function factsIn(db: Queryable, held: HeldTournament, now: string): Promise<TournamentFacts> {
  const shop = await findShopNamed(db, held.tournament.id)
  return { ...factsOf(held, now), organizer: shop?.name ?? null, organizerPath: shop && `/lieu/${shop.slug}` }
}

type OwnFacts = Omit<TournamentFacts, 'organizer' | 'organizerPath'>

function factsOf({ tournament, createdAt }: HeldTournament, now: string): OwnFacts {
  const { code, name, announcement, registrationRules, isCancelled, capacity } = tournament
  const standings = finalStandings(tournament)
  const paired = tournament.rounds.filter(({ stage }) => stage === currentStageIndex(tournament)).length
  const isOpen = isWaiting(tournament) && !isCancelled && !isClosed(tournament, now)
  return {
    code,
    name,
    phase: phaseOf(tournament),
    isAnnounced: announcement !== null,
    isCancelled,
    isOpen,
    isCodeOfUse: isOpen && !tournament.hasPassword,
    currentRound: currentRound(tournament),
    plannedRounds: roundsToPlay(tournament),
    bracketPlaces: placesOfLatest(tournament, paired),
    players:
      standings?.flatMap(({ playerId }) => sideOfEntrant(tournament, playerId)).length || seatedCount(tournament),
    capacity,
    freeSeats: freeSeats(tournament),
    startsAt: announcement?.startsAt ?? createdAt,
    endsAt: announcement?.endsAt ?? null,
    game: announcement?.game ?? null,
    format: announcement?.format ?? null,
    formatName: announcement?.formatName ?? null,
    location: announcement?.location ?? null,
    fee: announcement ? registrationRules.fee : null,
    podium: namedOnPodium(tournament),
  }
}

/** A full event still takes registrations; a full quick tournament only people it already names. */
function isClosed(tournament: Tournament, now: string): boolean {
  if (tournament.announcement) return isRegistrationOver(tournament.registrationRules, now)
  return isFull(tournament) && tournament.players.every(({ publicId }) => publicId !== null)
}

/** Where each pod or group has its own ranking, those who won theirs. */
function namedOnPodium(tournament: Tournament): readonly PodiumRow[] {
  const names = entrantNames(tournament)
  const podOf = rankedPods({ ...tournament, throughRound: lastCompleteRound(tournament) })
  const podium = podiumOf(tournament, finalStandings(tournament) ?? [])
  const named = podium.filter(({ rank, row }) => podOf.size === 0 || (rank === 1 && podOf.has(row.playerId)))
  // Nobody without those beside them: a place that is shared is named with all who share it.
  const whole = named.filter(
    ({ rank }) => rank === 1 || named.filter((other) => other.rank <= rank).length <= MOST_NAMED,
  )
  return whole.map(({ rank, row }) => ({ rank, name: names.get(row.playerId) ?? '' }))
}
