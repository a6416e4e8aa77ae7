import { placesIn } from '@tablee/domain/tournaments/kinds/bracket'
import { packOf } from '@tablee/domain/tournaments/kinds/counted-rules'
import { isOver } from '@tablee/domain/tournaments/kinds/match-result'
import { currentRound, finalStandings, isFinished, phaseOf } from '@tablee/domain/tournaments/kinds/phase'
import { plannedRounds, structureOf } from '@tablee/domain/tournaments/kinds/stage'
import { seatedCount } from '@tablee/domain/tournaments/players/capacity'
import { lastCompleteRound, matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import { tournamentDifferences } from '@tablee/domain/tournaments/rounds/tournament-differences'
import { publishedId } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { standingsInSteps } from '@tablee/domain/tournaments/standings/compute-standings'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { publicAttributesOf } from './plain-attributes.ts'
import type { PublicRound, PublicStandings, PublicTournament } from './public-tournament.ts'
import {
  type WrittenTournament,
  writeDocumentMatches,
  writeDocumentPlayers,
  writeRankingRows,
  writeTournamentHead,
} from './write-tournament-document.ts'

/** The document's facts, without texts inside texts. */
export function writePublicTournament(held: WrittenTournament): PublicTournament {
  const { tournament } = held
  const document = writeTournamentHead(held, {
    seated: seatedCount(tournament),
    bracketPlaces: placesIn(tournament, currentRound(tournament)),
  })
  return {
    id: document.$id,
    code: document.code,
    ...publicAttributesOf(tournament),
    type: document.type,
    state: held.tournament.isCancelled ? 'cancelled' : phaseOf(held.tournament),
    game: held.tournament.rules.game,
    rules: rulesOf(tournament),
    format: document.format,
    startsAt: document.tournamentDate,
    endsAt: document.endDate,
    location: document.location,
    description: document.description,
    structure: structureOf(held.tournament),
    capacity: document.maxPlayers,
    currentRound: document.currentRound,
    plannedRounds: plannedRounds(tournament),
    players: [...writeDocumentPlayers(tournament)],
    createdAt: document.$createdAt,
    updatedAt: document.$updatedAt,
    sequence: document.liveSequence,
  }
}

function rulesOf(tournament: Tournament): PublicTournament['rules'] {
  const { source, official } = packOf(tournament)
  const differences = tournamentDifferences(tournament).map((difference) =>
    difference.rule === 'floor' ? { ...difference, floor: [...difference.floor] } : difference,
  )
  return { pack: publishedId(packOf(tournament)), source, official, differences }
}

/** After the last complete round; when finished, the final ones. In steps, for others to have their turn in between. */
export function* publicStandingsInSteps({
  tournament,
  sequence,
}: WrittenTournament): Generator<undefined, PublicStandings> {
  const round = lastCompleteRound(tournament)
  const standings = yield* standingsAfter(tournament, round)
  yield
  return {
    code: tournament.code,
    sequence,
    round,
    isFinal: isFinished(tournament),
    standings: writeRankingRows(standings, tournament),
  }
}

function* standingsAfter(tournament: Tournament, round: RoundNumber): Generator<undefined, readonly Standing[]> {
  const final = finalStandings(tournament)
  if (final || round === 0) return final ?? []
  return yield* standingsInSteps({ ...tournament, throughRound: round })
}

/** A round in public form; null if not paired. */
export function writePublicRound({ tournament, sequence }: WrittenTournament, round: RoundNumber): PublicRound | null {
  const matches = matchesOfRound(tournament, round)
  if (matches.length === 0) return null
  return {
    code: tournament.code,
    sequence,
    round,
    isComplete: matches.every(isOver),
    pairings: [...writeDocumentMatches(tournament, matches)],
  }
}
