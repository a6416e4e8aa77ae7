import { countedRules } from '@tablee/domain/tournaments/kinds/counted-rules'
import { lastPods } from '@tablee/domain/tournaments/kinds/draft-rounds'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { placeTexts } from '../standings-table/place-text.ts'
import { type FigureId, figuresOf, figureText } from '../standings-table/shown-figures.ts'
import type { ReachTexts } from '../standings-table/use-reach.ts'

const COLUMNS = ['rank', 'player', 'points', 'wins', 'losses', 'draws'] as const
type StandingColumn = (typeof COLUMNS)[number] | FigureId | 'droppedAfter' | 'reach' | 'bracket' | 'pod'

/** In the page's language. */
export type StandingWords = {
  readonly column: (column: StandingColumn) => string
  readonly percent: (ratio: number) => string
  readonly number: (value: number) => string
  /** Stages reached in a bracket; null without one. */
  readonly reach: ReachTexts | null
  /** Bracket record: "3-0", or empty. */
  readonly bracket: (row: Standing) => string
}

type Ranked = Pick<Tournament, 'players' | 'rules' | 'stages' | 'teamKind'>

/** Rows with headings and all tiebreakers. */
export function standingCells(
  standings: readonly Standing[],
  { players, rules, stages, teamKind }: Ranked,
  words: StandingWords,
): readonly string[][] {
  const byId = new Map(players.map((player) => [player.id, player]))
  const { reach } = words
  if (reach?.isAlone) {
    const placeText = placeTexts(standings, { stages })
    return [
      (['rank', 'player', 'reach', 'droppedAfter'] as const).map(words.column),
      ...standings.map((row) => {
        const player = byId.get(row.playerId)
        return [
          reach.hasPlace(row) ? placeText(row) : '',
          player?.name ?? '',
          reach.of(row) ?? '',
          String(player?.droppedAfter ?? ''),
        ]
      }),
    ]
  }
  const figures = figuresOf(countedRules({ rules, stages, teamKind }))
  const [rank, player, ...record] = COLUMNS
  const pods = lastPods({ stages })
  const ofDraft = pods.size > 0 ? (['pod'] as const) : []
  const ofCut = reach ? (['reach', 'bracket'] as const) : []
  const columns: readonly StandingColumn[] = [
    ...[...ofDraft, rank, player, ...ofCut, ...record],
    ...figures.map(({ id }) => id),
    'droppedAfter',
  ]
  return [
    columns.map(words.column),
    ...standings.map((row) => [
      ...ofDraft.map(() => podText(pods.get(row.playerId))),
      reach?.hasPlace(row) === false ? '' : String(row.rank),
      byId.get(row.playerId)?.name ?? '',
      ...(reach ? [reach.of(row) ?? '', words.bracket(row)] : []),
      ...recordCells(row),
      ...figures.map((figure) => figureText(figure, row, words)),
      String(byId.get(row.playerId)?.droppedAfter ?? ''),
    ]),
  ]
}

/** From 1; empty for who sat in none. */
function podText(pod: number | undefined): string {
  return pod === undefined ? '' : String(pod + 1)
}

function recordCells({ points, matchesWon, matchesPlayed, matchesDrawn }: Standing): string[] {
  return [points, matchesWon, matchesPlayed - matchesWon - matchesDrawn, matchesDrawn].map(String)
}
