import type { TournamentFacts } from '@tablee/contract/serving/link-preview'
import {
  type HookEventData,
  type HookPayload,
  type HookRoundData,
  MOST_HOOK_TABLES,
} from '@tablee/contract/shops/hook-payload'
import type { Language } from '@tablee/domain/language'
import { placesIn } from '@tablee/domain/tournaments/kinds/bracket'
import { currentRound, isRunning } from '@tablee/domain/tournaments/kinds/phase'
import { entrantsIn, tableOf } from '@tablee/domain/tournaments/kinds/seats'
import { matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import { entrantNames, type PlayerNames, peopleNames } from '@tablee/domain/tournaments/teams/entrant-names'
import { sideOfEntrant } from '@tablee/domain/tournaments/teams/entrants'
import type { PlayerId, Tournament, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../../database/database.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { findTournament } from '../tournament-store.ts'
import { factsIn } from './describe-tournament.ts'

type Reading = Pick<TournamentGround, 'cache' | 'now'> & { readonly pageOf: (path: string) => string }
type Asked = { readonly round: number | null; readonly language: Language }

/** An event as its public page tells it, for programs; null for one that has no page. */
export function readHookEvent({ cache, now, pageOf }: Reading) {
  return async (db: Queryable, id: string, { round, language }: Asked): Promise<HookPayload['data'] | null> => {
    const held = await findTournament(db, cache, id as TournamentId)
    if (!held) return null
    const facts = await factsIn(db, held, now().toISOString())
    const shown = round ?? (isRunning(held.tournament) ? currentRound(held.tournament) : null)
    return {
      event: eventOf(facts, { pageOf, language }),
      round: shown === null ? null : roundOf(held.tournament, shown, pageOf),
      podium: [...facts.podium],
    }
  }
}

function eventOf(
  facts: TournamentFacts,
  { pageOf, language }: Pick<Reading, 'pageOf'> & Pick<Asked, 'language'>,
): HookEventData {
  const { code, name, phase, isCancelled, players, capacity, freeSeats, currentRound } = facts
  const { game, format, formatName, startsAt, endsAt, location, organizer } = facts
  return {
    ...{ code, name, state: isCancelled ? 'cancelled' : phase, players, capacity, freeSeats, currentRound },
    ...{ game, format, formatName, startsAt, endsAt, location, organizer },
    url: pageOf(`/tournament/${code}`),
    picture: pageOf(`/v1/preview/${code}.png?lang=${language}`),
  }
}

function roundOf(tournament: Tournament, number: number, pageOf: Reading['pageOf']): HookRoundData | null {
  const matches = matchesOfRound(tournament, number)
  if (matches.length === 0) return null
  const names = peopleNames(tournament.players)
  const teamNames = entrantNames(tournament)
  const nameIn = (of: PlayerNames) => (player: PlayerId) => of.get(player) ?? ''
  return {
    number,
    places: placesIn(tournament, number),
    tables: matches.slice(0, MOST_HOOK_TABLES).map((match) => {
      const entrants = entrantsIn(match)
      return {
        table: tableOf(match),
        sides: entrants.map((entrant) => sideOfEntrant(tournament, entrant).map(nameIn(names))),
        ...(tournament.teamKind !== null && { teams: entrants.map(nameIn(teamNames)) }),
      }
    }),
    count: matches.length,
    url: pageOf(`/v1/tournaments/${tournament.code}/rounds/${number}`),
  }
}
