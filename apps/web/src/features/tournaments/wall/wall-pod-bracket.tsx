import { isOver } from '@tablee/domain/tournaments/kinds/match-result'
import { type PodBracketRound, type PodNode, podBracketOf } from '@tablee/domain/tournaments/kinds/pod-bracket'
import { tableOf } from '@tablee/domain/tournaments/kinds/seats'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { PodBracketView } from '../top-cut/pod-bracket-view.tsx'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { useTableLabel } from '../tournament-frame/table-label.tsx'
import { PlayingTables } from './playing-tables.tsx'
import { useIsSmall } from './use-is-small.ts'
import { type Board, type BoardSeat, WallBoards } from './wall-boards.tsx'
import { WallFoot } from './wall-foot.tsx'
import type { WallScene } from './wall-scene.ts'

/** Who waits is set beside tables of four. */
const SEATS = 4

type WallPodBracketProps = {
  readonly tournament: Tournament
  readonly scene: Extract<WallScene, { readonly kind: 'pod-bracket' }>
}

/** The tables of a knockout in pods, who waits for the winners, and who goes on. */
export function WallPodBracket({ tournament, scene }: WallPodBracketProps) {
  const { t } = useTranslation()
  const isSmall = useIsSmall()
  const boards = useBoards(tournament, scene.round)
  const awaited =
    scene.playing.length > 0 ? (
      <PlayingTables tables={scene.playing} />
    ) : (
      <span className="min-w-0 truncate">{t(scene.isFinal ? 'cut.finalPlayed' : 'cut.nextComes')}</span>
    )
  if (!isSmall) return <WallBoards boards={boards}>{awaited}</WallBoards>
  return (
    <>
      <PodBracketView tournament={tournament} own={null} />
      <WallFoot>{awaited}</WallFoot>
    </>
  )
}

function useBoards(tournament: Tournament, round: number): readonly Board[] {
  const { t } = useTranslation()
  const names = usePlayerNames(tournament)
  const labelOf = useTableLabel()
  const bracket = useMemo(() => podBracketOf(tournament), [tournament])
  const shown = bracket?.rounds.find((each) => each.round === round)
  if (!bracket || !shown) return []
  const seedOf = new Map(bracket.seeds.map((id, index) => [id, index + 1]))
  const seat = (id: PlayerId, goesOn: BoardSeat['goesOn']): BoardSeat => {
    return { key: id, number: seedOf.get(id) ?? 0, name: names.get(id) ?? '', goesOn }
  }
  const titleOf = ({ match }: PodNode, index: number) => {
    const table = match && tableOf(match)
    return table === null
      ? t('draft.pod', { pod: index + 1 })
      : t('tournament.matches.table', { table: labelOf(table) })
  }
  return [
    ...shown.pods.map((pod, index): Board => {
      const isDecided = pod.match !== null && isOver(pod.match)
      const seats = pod.seats.map((id) => seat(id, isDecided ? id === pod.winner : null))
      return { title: titleOf(pod, index), mark: markOf(pod, labelOf), isAside: false, seats }
    }),
    ...waitingInFours(shown).map(
      (waiting): Board => ({
        title: t('cut.pods.waiting'),
        mark: '…',
        isAside: true,
        seats: waiting.map((id) => seat(id, null)),
      }),
    ),
  ]
}

function markOf({ match }: PodNode, labelOf: (table: number) => string): string {
  const table = match && tableOf(match)
  return table === null ? '' : labelOf(table)
}

function waitingInFours({ waiting }: PodBracketRound): readonly (readonly PlayerId[])[] {
  return Array.from({ length: Math.ceil(waiting.length / SEATS) }, (_, index) =>
    waiting.slice(index * SEATS, (index + 1) * SEATS),
  )
}
