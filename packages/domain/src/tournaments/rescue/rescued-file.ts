import { createdTournament, evolveAll } from '../evolve.ts'
import { importTournament } from '../files/import-tournament.ts'
import { type PortableTournament, portableTournament } from '../files/portable-tournament.ts'
import { createTournament } from '../life/create-tournament.ts'
import { nameKey } from '../players/player-name.ts'
import { customiseRules, isOfPairs } from '../rule-packs/customise-rules.ts'
import type { Game, RulePack } from '../rule-packs/rule-pack.ts'
import { rulePackFor } from '../rule-packs/rule-packs.ts'
import { computeStandings } from '../standings/compute-standings.ts'
import type { PlayerId, PublicId, TournamentCode, TournamentId } from '../tournament.ts'
import type { RescuedEvening, RescuedFigure } from './rescued-evening.ts'

export type RescueWishes = { readonly name: string; readonly game: Game; readonly lot: string }

/** The evening as a file that goes on: true rounds with their tables, byes and people who left. */
export function rescuedFile(evening: RescuedEvening, { name, game, lot }: RescueWishes): PortableTournament {
  const blank = createTournament({
    ...{ ...NOWHERE, name, rules: rescuedRules(evening, game), lot, announcement: null },
    capacity: Math.max(2, evening.players.length),
  })
  return {
    ...portableTournament(createdTournament(blank)),
    state: 'running',
    players: evening.players.map((player, place) => ({
      ...{ ...player, key: `p${place + 1}` as PlayerId, disqualifiedIn: null },
    })),
    rounds: evening.rounds.map((round) => ({ ...round, seed: null })),
  }
}

/** Never kept: whoever takes the file gives it others. */
const NOWHERE = { id: 'rescued' as TournamentId, code: 'AAAAAA' as TournamentCode, organizer: 'rescued' as PublicId }

/** Where the games of a match are unknown, none of its tiebreakers may count games. */
function rescuedRules({ areGamesKnown }: RescuedEvening, game: Game): RulePack {
  const pack = rulePackFor(game)
  if (areGamesKnown || !pack.gameWin.counts) return pack
  const tiebreakers = pack.tiebreakers
    .filter(isOfPairs)
    .filter((one) => one !== 'game-win' && one !== 'opponent-game-win')
  const varied = customiseRules(pack, { tiebreakers, gameWin: { counts: false } })
  return varied.accepted ? varied.value : pack
}

export type RescueDifference = {
  readonly name: string
  readonly figure: 'points' | RescuedFigure
  readonly theirs: number
  readonly ours: number
}

/** Half of a tenth of a percent, as most tools print it. */
const LEAST = 0.0006

/** Where the standings worked out here differ from those that the other tool printed. */
export function rescueDifferences(evening: RescuedEvening, file: PortableTournament): readonly RescueDifference[] {
  const imported = importTournament(file, NOWHERE)
  if (!imported.accepted) return []
  const { created, settled } = imported.value
  const tournament = evolveAll(createdTournament(created), settled)
  const throughRound = evening.standingsRound ?? evening.rounds.length - (evening.pending > 0 ? 1 : 0)
  const names = new Map(tournament.players.map(({ id, name }) => [id, nameKey(name)]))
  const rows = new Map(computeStandings({ ...tournament, throughRound }).map((row) => [names.get(row.playerId), row]))
  return evening.standings.flatMap(({ name, points, figures }) => {
    const row = rows.get(nameKey(name))
    if (!row) return []
    const told = [['points', points] as const, ...FIGURES.map((figure) => [figure, figures[figure] ?? null] as const)]
    return told.flatMap(([figure, theirs]): readonly RescueDifference[] => {
      const counts = figure === 'points' || figure === 'opponentMatchWin' || evening.areGamesKnown
      if (theirs === null || !counts) return []
      return Math.abs(row[figure] - theirs) <= LEAST ? [] : [{ name, figure, theirs, ours: row[figure] }]
    })
  })
}

const FIGURES = ['opponentMatchWin', 'gameWin', 'opponentGameWin'] as const
