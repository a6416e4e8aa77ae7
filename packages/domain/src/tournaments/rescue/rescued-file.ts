import { createdTournament, evolveAll } from '../evolve.ts'
import { importTournament } from '../files/import-tournament.ts'
import { type PortableTournament, portableTournament } from '../files/portable-tournament.ts'
import { seatsOf } from '../kinds/seats.ts'
import { createTournament } from '../life/create-tournament.ts'
import { nameKey } from '../players/player-name.ts'
import { customiseRules, isOfPairs } from '../rule-packs/customise-rules.ts'
import type { Game, MatchPoints, RulePack } from '../rule-packs/rule-pack.ts'
import { rulePackFor } from '../rule-packs/rule-packs.ts'
import { computeStandings } from '../standings/compute-standings.ts'
import type { Standing } from '../standings/standing.ts'
import type { Match, PlayerId, PublicId, TournamentCode, TournamentId } from '../tournament.ts'
import type { RescuedEvening, RescuedFigure } from './rescued-evening.ts'

export type RescueWishes = {
  readonly name: string
  readonly game: Game
  readonly lot: string
  /** What only people know; missing: as the game usually has it. */
  readonly points?: MatchPoints | undefined
  readonly bestOf?: number | undefined
  readonly plannedRounds?: number | null | undefined
  /** Whom the shop knows under another name, by the key of the one that was read. */
  readonly known?: ReadonlyMap<string, string> | undefined
}

/** The evening as a file that goes on: true rounds with their tables, byes and people who left. */
export function rescuedFile(evening: RescuedEvening, wishes: RescueWishes): PortableTournament {
  const { name, lot, plannedRounds = null } = wishes
  const names = knownNames(
    evening.players.map((player) => player.name),
    wishes.known,
  )
  const blank = createTournament({
    ...{ ...NOWHERE, name, rules: rescuedRules(evening, wishes), lot, announcement: null },
    capacity: Math.max(2, evening.players.length),
  })
  return {
    ...portableTournament(createdTournament(blank)),
    state: 'running',
    plannedRounds: plannedRounds === null ? null : Math.max(plannedRounds, evening.rounds.length),
    players: evening.players.map((player, place) => ({
      ...{ ...player, name: names[place] ?? player.name },
      ...{ key: `p${place + 1}` as PlayerId, disqualifiedIn: null },
    })),
    rounds: evening.rounds.map((round) => ({ ...round, seed: null })),
  }
}

/** Never kept: whoever takes the file gives it others. */
const NOWHERE = { id: 'rescued' as TournamentId, code: 'AAAAAA' as TournamentCode, organizer: 'rescued' as PublicId }

/** As the shop writes them, unless two people would have one name. */
function knownNames(names: readonly string[], known: RescueWishes['known']): readonly string[] {
  const wanted = names.map((name) => known?.get(nameKey(name)) ?? name)
  const times = new Map<string, number>()
  for (const name of wanted) times.set(nameKey(name), (times.get(nameKey(name)) ?? 0) + 1)
  return wanted.map((name, place) => ((times.get(nameKey(name)) ?? 0) > 1 ? (names[place] ?? name) : name))
}

/** Where the games of a match are unknown, none of its tiebreakers may count games. */
function rescuedRules({ areGamesKnown }: RescuedEvening, { game, points, bestOf }: RescueWishes): RulePack {
  const pack = rulePackFor(game)
  const asked = { ...(points && { points }), ...(bestOf && { bestOf }) }
  const ofGames = !areGamesKnown && pack.gameWin.counts
  const tiebreakers = pack.tiebreakers
    .filter(isOfPairs)
    .filter((one) => one !== 'game-win' && one !== 'opponent-game-win')
  const varied = customiseRules(pack, { ...asked, ...(ofGames && { tiebreakers, gameWin: { counts: false } }) })
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

export type RescuedRow = {
  readonly name: string
  readonly rank: number
  readonly points: number
  readonly won: number
  readonly drawn: number
  readonly opponents: readonly string[]
  readonly droppedAfter: number | null
}

export type RescuePreview = {
  readonly file: PortableTournament
  /** In the order of the standings as they are worked out here. */
  readonly rows: readonly RescuedRow[]
  /** Where these differ from what the other tool printed. */
  readonly differences: readonly RescueDifference[]
}

/** What would be taken; null if it could not go on. */
export function rescuePreview(evening: RescuedEvening, wishes: RescueWishes): RescuePreview | null {
  const file = rescuedFile(evening, wishes)
  const imported = importTournament(file, NOWHERE)
  if (!imported.accepted) return null
  const { created, settled } = imported.value
  const tournament = evolveAll(createdTournament(created), settled)
  const players = new Map(tournament.players.map((player) => [player.id, player]))
  const nameOf = (id: PlayerId) => players.get(id)?.name ?? ''
  const played = evening.rounds.length - (evening.pending > 0 ? 1 : 0)
  const after = (throughRound: number) => computeStandings({ ...tournament, throughRound })
  const rows = after(played).map(({ playerId, points, rank, matchesWon: won, matchesDrawn: drawn }) => ({
    ...{ name: nameOf(playerId), rank, points, won, drawn, droppedAfter: players.get(playerId)?.droppedAfter ?? null },
    opponents: opponentsOf(tournament.matches, playerId).map(nameOf),
  }))
  const counted = evening.standingsRound ?? played
  const written = new Map(file.players.map(({ key }, place) => [key, evening.players[place]?.name ?? '']))
  const byName = new Map(after(Math.min(counted, played)).map((row) => [nameKey(written.get(row.playerId) ?? ''), row]))
  return { file, rows, differences: differencesOf(evening, byName) }
}

function opponentsOf(matches: readonly Match[], player: PlayerId): readonly PlayerId[] {
  return matches.flatMap((match) => {
    const seated = seatsOf(match)
    return seated.includes(player) ? seated.filter((one) => one !== player) : []
  })
}

function differencesOf(
  { standings, areGamesKnown }: RescuedEvening,
  rows: ReadonlyMap<string, Standing>,
): readonly RescueDifference[] {
  return standings.flatMap(({ name, points, figures }) => {
    const row = rows.get(nameKey(name))
    if (!row) return []
    const told = [['points', points] as const, ...FIGURES.map((figure) => [figure, figures[figure] ?? null] as const)]
    return told.flatMap(([figure, theirs]): readonly RescueDifference[] => {
      const counts = figure === 'points' || figure === 'opponentMatchWin' || areGamesKnown
      if (theirs === null || !counts || Math.abs(row[figure] - theirs) <= LEAST) return []
      return [{ name, figure, theirs, ours: row[figure] }]
    })
  })
}

const FIGURES = ['opponentMatchWin', 'gameWin', 'opponentGameWin'] as const
