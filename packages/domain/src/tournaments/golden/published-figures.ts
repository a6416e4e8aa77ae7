import { fractionValue } from '../rule-packs/fraction.ts'
import { computeStandings, type StandingsInput } from '../standings/compute-standings.ts'
import { exactRatio } from '../standings/exact-ratio.ts'
import type { FigureColumn } from '../standings/figure-column.ts'
import { averageOfOpponents, countedOpponents } from '../standings/opponent-averages.ts'
import { recordedField } from '../standings/player-records.ts'
import type { Standing } from '../standings/standing.ts'
import { tallyRecords } from '../standings/tally-records.ts'
import { domainOfRecording, type RecordedRow, type RecordedTournament } from './recorded-tournament.ts'

/** How far our standings agree with the published ones. */
export type Agreement = {
  rows: number
  readonly agreeing: Set<string>
  figures: number
  /** Neighbours whose published order must be ours too. */
  neighbours: number
  readonly disagreements: string[]
}

/** Sometimes printed with only four digits, for a player without opponents. */
const PRINTED_THIRD = { value: 0.3333, tolerance: 0.00005 }

/** Our standings after a round, by player name. */
export type StandingsAfter = (round: number) => ReadonlyMap<string, Standing>

function computedStandings(recording: RecordedTournament): StandingsAfter {
  const tournament = domainOfRecording(recording)
  return (throughRound) => {
    const standings = computeStandings({ ...tournament, throughRound })
    return new Map(standings.map((standing) => [standing.playerId, standing]))
  }
}

/** The rounds after which published rows were taken, in order. */
export function publishedMoments(recording: RecordedTournament): readonly number[] {
  return [...new Set(recording.standings.map(({ after_round }) => after_round))].sort((one, other) => one - other)
}

/** Compares each row with our standings after its own last round: every figure and the order. */
export function compareWithPublished(
  recording: RecordedTournament,
  standingsAfter: StandingsAfter = computedStandings(recording),
): Agreement {
  const tournament = domainOfRecording(recording)
  const agreement: Agreement = { rows: 0, agreeing: new Set(), figures: 0, neighbours: 0, disagreements: [] }
  const moments = Map.groupBy(recording.standings, ({ after_round }) => after_round)
  for (const [throughRound, rows] of moments) {
    const ours = standingsAfter(throughRound)
    const context = { recording, tournament, throughRound, ours, agreement }
    for (const row of rows) compareRow(context, row)
    compareOrder(context, rows)
  }
  return agreement
}

type Comparison = {
  readonly recording: RecordedTournament
  readonly tournament: Omit<StandingsInput, 'throughRound'>
  readonly throughRound: number
  readonly ours: ReadonlyMap<string, Standing>
  readonly agreement: Agreement
}

function compareRow(context: Comparison, row: RecordedRow): void {
  const { recording, ours, agreement } = context
  const standing = ours.get(row.player)
  if (!standing) {
    agreement.disagreements.push(`${row.player} is missing`)
    return
  }
  agreement.rows++
  agreement.agreeing.add(row.player)
  for (const [name, { published, computed, tolerance }] of Object.entries(figuresOf(context, row, standing))) {
    if (published === null) continue
    agreement.figures++
    if (Math.abs(published - computed) <= tolerance) continue
    const third = published === PRINTED_THIRD.value && Math.abs(computed - 1 / 3) <= PRINTED_THIRD.tolerance
    if (third && !hasOpponent(recording, row)) continue
    agreement.agreeing.delete(row.player)
    agreement.disagreements.push(`${row.player} after ${row.after_round}: ${name} ${published}, ours ${computed}`)
  }
}

type ComparedFigure = { readonly published: number | null; readonly computed: number; readonly tolerance: number }

function figuresOf(
  context: Comparison,
  row: RecordedRow,
  standing: Standing,
): Readonly<Record<string, ComparedFigure>> {
  const { tolerance, game_scores, wins_losses_draws } = context.recording.rules
  const isCounted = wins_losses_draws === 'after_round' || wins_losses_draws === 'all-rounds'
  const record = wins_losses_draws === 'all-rounds' ? recordAfterAllRounds(context, row.player) : standing
  const losses = record.matchesPlayed - record.matchesWon - record.matchesDrawn
  const ogw = game_scores ? standing.opponentGameWin : averageOfPublishedGameWin(context, row.player)
  return {
    points: { published: row.points, computed: standing.points, tolerance: 0 },
    omw: { published: row.omw, computed: standing.opponentMatchWin, tolerance },
    gw: { published: game_scores ? row.gw : null, computed: standing.gameWin, tolerance },
    ogw: { published: row.ogw, computed: ogw, tolerance },
    wins: { published: isCounted ? row.wins : null, computed: record.matchesWon, tolerance: 0 },
    draws: { published: isCounted ? row.draws : null, computed: record.matchesDrawn, tolerance: 0 },
    losses: { published: isCounted ? row.losses : null, computed: losses, tolerance: 0 },
  }
}

const finalRecords = new WeakMap<RecordedTournament, ReadonlyMap<string, Standing>>()

function recordAfterAllRounds({ recording, tournament }: Comparison, player: string): Standing {
  let records = finalRecords.get(recording)
  if (!records) {
    const standings = computeStandings({ ...tournament, throughRound: recording.rounds.length })
    records = new Map(standings.map((standing) => [standing.playerId, standing]))
    finalRecords.set(recording, records)
  }
  const standing = records.get(player)
  if (!standing) throw new Error(`${player} is missing`)
  return standing
}

function hasOpponent({ rounds }: RecordedTournament, { player, after_round }: RecordedRow): boolean {
  return rounds.some(
    ({ number, matches }) =>
      number <= after_round && matches.some(({ p1, p2 }) => p2 !== null && (p1 === player || p2 === player)),
  )
}

const publishedAverages = new WeakMap<ReadonlyMap<string, Standing>, FigureColumn>()

function averageOfPublishedGameWin({ recording, tournament, throughRound, ours }: Comparison, player: string): number {
  const { gameWin, noOpponent, opponents } = tournament.rules
  let average = publishedAverages.get(ours)
  if (!average) {
    const published = new Map(recording.standings.map((row) => [row.player, row.gw ?? 0]))
    const values = Float64Array.from(tournament.players, ({ id }) =>
      Math.max(fractionValue(gameWin.floor), published.get(id) ?? 0),
    )
    const counted = countedOpponents(tallyRecords(recordedField(tournament), throughRound), opponents)
    const exact = () => exactRatio([0, 1])
    average = averageOfOpponents(
      counted,
      { values, common: Number.POSITIVE_INFINITY, separation: 0, exact },
      { noOpponent },
    )
    publishedAverages.set(ours, average)
  }
  return average.values[recording.players.indexOf(player)] ?? Number.NaN
}

/**
 * Published neighbours must be in our order too, unless an earlier figure differs by less than was printed: the publisher's rounding then
 * decided. Players in elimination rounds are ranked by result.
 */
function compareOrder(context: Comparison, rows: readonly RecordedRow[]): void {
  const { recording, ours, agreement } = context
  // On equal points this publisher ranks those who played on above those who dropped.
  if (recording.id.startsWith('manatraders-')) return
  const eliminated = new Set(
    recording.rounds
      .filter(({ kind }) => kind === 'elimination')
      .flatMap(({ matches }) => matches.flatMap(({ p1, p2 }) => [p1, p2])),
  )
  for (const division of Map.groupBy(rows, (row) => row.division ?? '').values()) {
    const listed = division
      .filter(({ player }) => !eliminated.has(player))
      .toSorted((one, other) => one.rank - other.rank)
    for (const [index, row] of listed.entries()) {
      const next = listed[index + 1]
      if (!next || !mustKeepOrder(context, row, next)) continue
      agreement.neighbours++
      const rank = ours.get(row.player)?.rank ?? 0
      const nextRank = ours.get(next.player)?.rank ?? 0
      if (rank < nextRank) continue
      agreement.agreeing.delete(row.player)
      agreement.disagreements.push(`${row.player} (ours ${rank}) is published above ${next.player} (ours ${nextRank})`)
    }
  }
}

function mustKeepOrder({ recording, ours }: Comparison, row: RecordedRow, next: RecordedRow): boolean {
  const one = ours.get(row.player)
  const other = ours.get(next.player)
  if (!one || !other) return false
  const { rules } = recording
  const compared = [
    { ours: one.points - other.points, published: (row.points ?? 0) - (next.points ?? 0) },
    { ours: one.opponentMatchWin - other.opponentMatchWin, published: (row.omw ?? 0) - (next.omw ?? 0) },
    { ours: one.gameWin - other.gameWin, published: (row.gw ?? 0) - (next.gw ?? 0) },
    { ours: one.opponentGameWin - other.opponentGameWin, published: (row.ogw ?? 0) - (next.ogw ?? 0) },
  ].slice(0, rules.family === 'mtr' && !rules.game_scores ? 2 : 4)
  for (const difference of compared) {
    if (Math.abs(difference.ours) > Math.max(2 * rules.tolerance, 1e-12)) return true
    if (Math.abs(difference.ours) > 1e-12 || difference.published !== 0) return false
  }
  return false
}
