import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { Player, Tournament } from '@tablee/domain/tournaments/tournament'
import { placeTexts } from '../standings-table/place-text.ts'
import { type FigureId, figuresOf } from '../standings-table/shown-figures.ts'

const COLUMNS = ['rank', 'player', 'points', 'wins', 'losses', 'draws'] as const
type StandingColumn = (typeof COLUMNS)[number] | FigureId | 'droppedAfter' | 'reach'

/** The words of the page's language. */
export type StandingWords = {
  readonly column: (column: StandingColumn) => string
  readonly percent: (ratio: number) => string
  /** How far somebody came, where that alone ranks them. */
  readonly reach: ((row: Standing) => string) | null
}

type Ranked = Pick<Tournament, 'players' | 'rules' | 'stages'>

/** A ranking as rows of text below their headings, with every tiebreaker. */
export function standingCells(
  standings: readonly Standing[],
  { players, rules, stages }: Ranked,
  words: StandingWords,
): readonly string[][] {
  const byId = new Map(players.map((player) => [player.id, player]))
  const { reach } = words
  if (reach) {
    const placeText = placeTexts(standings, { stages })
    return [
      (['rank', 'player', 'reach', 'droppedAfter'] as const).map(words.column),
      ...standings.map((row) => {
        const player = byId.get(row.playerId)
        return [placeText(row), player?.name ?? '', reach(row), String(player?.droppedAfter ?? '')]
      }),
    ]
  }
  const figures = figuresOf(rules)
  const columns: readonly StandingColumn[] = [...COLUMNS, ...figures.map(({ id }) => id), 'droppedAfter']
  return [
    columns.map(words.column),
    ...standings.map((row) => [
      ...recordCells(row, byId.get(row.playerId)),
      ...figures.map(({ of }) => words.percent(of(row))),
      String(byId.get(row.playerId)?.droppedAfter ?? ''),
    ]),
  ]
}

function recordCells(row: Standing, player: Player | undefined): string[] {
  const { rank, points, matchesWon, matchesPlayed, matchesDrawn } = row
  const figures = [points, matchesWon, matchesPlayed - matchesWon - matchesDrawn, matchesDrawn]
  return [String(rank), player?.name ?? '', ...figures.map(String)]
}
