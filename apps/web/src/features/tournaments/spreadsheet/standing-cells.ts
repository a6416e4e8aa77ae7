import { countedRules } from '@tablee/domain/tournaments/kinds/counted-rules'
import { lastPods } from '@tablee/domain/tournaments/kinds/draft-rounds'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import { entrantNames, peopleNames } from '@tablee/domain/tournaments/teams/entrant-names'
import { sideOfEntrant } from '@tablee/domain/tournaments/teams/entrants'
import type { TeamKind } from '@tablee/domain/tournaments/teams/team'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { placeTexts } from '../standings-table/place-text.ts'
import { type FigureId, figuresOf, figureText } from '../standings-table/shown-figures.ts'
import type { ReachTexts } from '../standings-table/use-reach.ts'

const COLUMNS = ['rank', 'player', 'points', 'wins', 'losses', 'draws'] as const
/** Of a team, by seat. */
const MEMBERS = {
  trios: ['seatA', 'seatB', 'seatC'],
  'two-headed-giant': ['member1', 'member2'],
} as const satisfies Readonly<Record<TeamKind, readonly string[]>>
type MemberColumn = (typeof MEMBERS)[TeamKind][number]
type StandingColumn =
  | (typeof COLUMNS)[number]
  | MemberColumn
  | FigureId
  | 'team'
  | 'droppedAfter'
  | 'reach'
  | 'bracket'
  | 'pod'

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

type Ranked = Pick<Tournament, 'players' | 'rules' | 'stages' | 'teamKind' | 'teams'>

/** Rows with headings and all tiebreakers. */
export function standingCells(
  standings: readonly Standing[],
  ranked: Ranked,
  words: StandingWords,
): readonly string[][] {
  const { players, rules, stages, teamKind } = ranked
  const byId = new Map(players.map((player) => [player.id, player]))
  const { heads, cellsOf } = entrantCells(ranked)
  const { reach } = words
  if (reach?.isAlone) {
    const placeText = placeTexts(standings, { stages })
    return [
      (['rank', ...heads, 'reach', 'droppedAfter'] as const).map(words.column),
      ...standings.map((row) => {
        const player = byId.get(row.playerId)
        return [
          reach.hasPlace(row) ? placeText(row) : '',
          ...cellsOf(row.playerId),
          reach.of(row) ?? '',
          String(player?.droppedAfter ?? ''),
        ]
      }),
    ]
  }
  const figures = figuresOf(countedRules({ rules, stages, teamKind }))
  const [rank, , ...record] = COLUMNS
  const pods = lastPods({ stages })
  const ofDraft = pods.size > 0 ? (['pod'] as const) : []
  const ofCut = reach ? (['reach', 'bracket'] as const) : []
  const columns: readonly StandingColumn[] = [
    ...[...ofDraft, rank, ...heads, ...ofCut, ...record],
    ...figures.map(({ id }) => id),
    'droppedAfter',
  ]
  return [
    columns.map(words.column),
    ...standings.map((row) => [
      ...ofDraft.map(() => podText(pods.get(row.playerId))),
      reach?.hasPlace(row) === false ? '' : String(row.rank),
      ...cellsOf(row.playerId),
      ...(reach ? [reach.of(row) ?? '', words.bracket(row)] : []),
      ...recordCells(row),
      ...figures.map((figure) => figureText(figure, row, words)),
      String(byId.get(row.playerId)?.droppedAfter ?? ''),
    ]),
  ]
}

/** Who is ranked: a person, or a team with its people. */
function entrantCells({ players, teams, teamKind }: Ranked) {
  const names = entrantNames({ players, teams })
  if (teamKind === null) {
    return { heads: ['player'] as const, cellsOf: (id: PlayerId) => [names.get(id) ?? ''] }
  }
  const people = peopleNames(players)
  const columns: readonly MemberColumn[] = MEMBERS[teamKind]
  const cellsOf = (id: PlayerId) => {
    const side = sideOfEntrant({ teams }, id)
    return [names.get(id) ?? '', ...columns.map((_, seat) => people.get(side[seat] ?? ('' as PlayerId)) ?? '')]
  }
  return { heads: ['team', ...columns] as const, cellsOf }
}

/** From 1; empty for who sat in none. */
function podText(pod: number | undefined): string {
  return pod === undefined ? '' : String(pod + 1)
}

function recordCells({ points, matchesWon, matchesPlayed, matchesDrawn }: Standing): string[] {
  return [points, matchesWon, matchesPlayed - matchesWon - matchesDrawn, matchesDrawn].map(String)
}
