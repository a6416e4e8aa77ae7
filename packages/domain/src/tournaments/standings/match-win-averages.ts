import type { RoundNumber } from '../tournament.ts'
import { leastCommonMultiple } from './exact-ratio.ts'
import type { FigureColumn } from './figure-column.ts'
import { averageOfOpponents, countedOpponents, opponentsByByes } from './opponent-averages.ts'
import { columnOf, matchWinFractions } from './own-figures.ts'
import type { PlayerRecords, RecordedField } from './player-records.ts'
import { tallyRecords } from './tally-records.ts'

/** Opponents' match-win percentages, and those of their opponents if the rules use them. */
export type MatchWinAverages = {
  readonly opponentMatchWin: FigureColumn
  readonly opponentsOpponentMatchWin: FigureColumn | null
}

type KeptFigures = ReadonlyMap<number, MatchWinAverages>

export function matchWinAverages(
  field: RecordedField,
  throughRound: RoundNumber,
  records: PlayerRecords,
): MatchWinAverages {
  // Where wins count (Pokémon), dropped players keep the two percentages of that moment.
  const kept =
    field.rules.matchWin.kind === 'wins' ? figuresKeptAtDrop(field, throughRound) : new Map<number, MatchWinAverages>()
  return averagesThrough(field, { throughRound, records, kept })
}

function figuresKeptAtDrop(field: RecordedField, throughRound: RoundNumber): KeptFigures {
  const kept = new Map<number, MatchWinAverages>()
  const rounds = new Set<RoundNumber>()
  for (const { droppedAfter } of field.players) {
    if (droppedAfter !== null && droppedAfter < throughRound) rounds.add(droppedAfter)
  }
  for (const round of [...rounds].sort((one, other) => one - other)) {
    const records = tallyRecords(field, round)
    const averages = averagesThrough(field, { throughRound: round, records, kept: new Map(kept) })
    for (const [player, { droppedAfter }] of field.players.entries()) {
      if (droppedAfter === round) kept.set(player, averages)
    }
  }
  return kept
}

type Moment = {
  readonly throughRound: RoundNumber
  readonly records: PlayerRecords
  readonly kept: KeptFigures
}

function averagesThrough(field: RecordedField, { throughRound, records, kept }: Moment): MatchWinAverages {
  const { rules } = field
  const opponents = countedOpponents(records, rules.opponents)
  const means = { noOpponent: rules.noOpponent, added: opponentsByByes(records, rules) }
  const fractions = matchWinFractions(records, { rules, players: field.players, throughRound })
  const opponentMatchWin = withKept(
    averageOfOpponents(opponents, columnOf(fractions), means),
    columnsOf(kept, (averages) => averages.opponentMatchWin),
  )
  const isUsed = !rules.gameWin.counts || rules.tiebreakers.includes('opponents-opponent-match-win')
  if (!isUsed) return { opponentMatchWin, opponentsOpponentMatchWin: null }
  return {
    opponentMatchWin,
    opponentsOpponentMatchWin: withKept(
      averageOfOpponents(opponents, opponentMatchWin, means),
      columnsOf(kept, (averages) => averages.opponentsOpponentMatchWin),
    ),
  }
}

function columnsOf(
  kept: KeptFigures,
  choose: (averages: MatchWinAverages) => FigureColumn | null,
): ReadonlyMap<number, FigureColumn> {
  const columns = new Map<number, FigureColumn>()
  for (const [player, averages] of kept) {
    const column = choose(averages)
    if (column) columns.set(player, column)
  }
  return columns
}

function withKept(column: FigureColumn, kept: ReadonlyMap<number, FigureColumn>): FigureColumn {
  if (kept.size === 0) return column
  let common = column.common
  for (const earlier of new Set(kept.values())) common = leastCommonMultiple(common, earlier.common)
  return {
    values: column.values.map((value, player) => kept.get(player)?.values[player] ?? value),
    common,
    separation: 1 / common,
    exact: (player) => (kept.get(player) ?? column).exact(player),
  }
}
