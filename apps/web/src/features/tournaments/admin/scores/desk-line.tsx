import { scoreOf, statusOf } from '@tablee/domain/tournaments/kinds/match-result'
import { pairOf } from '@tablee/domain/tournaments/kinds/seats'
import type { Score } from '@tablee/domain/tournaments/results/score'
import type { Meeting, PlayerId } from '@tablee/domain/tournaments/tournament'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../../language/use-translation.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { PlayerName } from '../../../../ui/player-name.tsx'
import { DownMark } from '../../conduct/down-mark.tsx'
import type { Ruling } from '../../conduct/ruling.ts'
import { resultOf } from '../../match-view/own-view.ts'
import { TakenAsItIs } from '../../match-view/table-number.tsx'
import { useFixedSeat, withFixedSeat } from '../../table-plan/fixed-seats.tsx'
import { useTableLabel, useTablePrefix } from '../../tournament-frame/table-label.tsx'

type DeskLineProps = {
  readonly match: Meeting
  readonly name1: string
  readonly name2: string
  /** Before this round; null where meaningless. */
  readonly points: Points | null
  readonly ruling: Ruling | null
  /** A score entered here, waiting for the network; null if none. */
  readonly waiting: Score | null
  readonly gone: readonly PlayerId[]
  /** Lost a game by decision. */
  readonly down: readonly PlayerId[]
  /** Imported: the rules do not allow entering this result. */
  readonly isBeyondRules: boolean
  /** Finished when the list was shown: a low row. */
  readonly isSettled: boolean
  /** Scores to choose, inside the line. */
  readonly scores: ReactNode
  /** Next to the result: undo, or what waits. */
  readonly beside: ReactNode
  /** At the end of the line. */
  readonly action: ReactNode
}

export type Points = { readonly one: number; readonly other: number }

/** A table in one line of 44 px for a desk: number, name with points, score, other name. */
export function DeskLine(props: DeskLineProps) {
  const { match, name1, name2, points, gone, down, isSettled, scores, waiting, action } = props
  const score = waiting ?? scoreOf(match)
  const result = score && resultOf(score)
  const [one, other] = pairOf(match)
  const fixedAt = useFixedSeat()
  return (
    <div
      className={classNames(
        'grid items-center gap-x-2 ps-1',
        'grid-cols-[var(--number)_minmax(0,1fr)_var(--few-scores)_minmax(0,1fr)_2rem] @[50rem]:grid-cols-[var(--number)_minmax(0,1fr)_var(--all-scores)_minmax(0,1fr)_2rem]',
        useTablePrefix().length > 2 ? '[--number:4.5rem]' : '[--number:2.25rem]',
        isSettled && 'text-sm',
      )}
    >
      <LineNumber table={match.table} />
      <Side
        name={name1}
        points={points?.one ?? null}
        hasLeft={gone.includes(one)}
        isDown={down.includes(one)}
        fixedAt={fixedAt(one)}
        isWinner={result === 'won'}
        isLoser={result === 'lost' || result === 'bothLost'}
        className="group-data-[lit=one]/line:bg-felt-wash"
      />
      {scores ?? <LineResult {...props} score={score} />}
      <Side
        name={name2}
        points={points?.other ?? null}
        hasLeft={gone.includes(other)}
        isDown={down.includes(other)}
        fixedAt={fixedAt(other)}
        isWinner={result === 'lost'}
        isLoser={result === 'won' || result === 'bothLost'}
        className="group-data-[lit=other]/line:bg-felt-wash"
      />
      {action ?? <span />}
    </div>
  )
}

function LineNumber({ table }: { readonly table: number }) {
  const { t } = useTranslation()
  const label = useTableLabel()(table)
  return (
    <span
      className={classNames(
        'text-end font-display font-bold whitespace-nowrap tabular-nums',
        label.length > 4 ? 'text-sm' : 'text-base',
      )}
    >
      <span className="sr-only">{t('tournament.matches.table', { table: label })}</span>
      <span aria-hidden="true">{label}</span>
    </span>
  )
}

type SideProps = {
  readonly name: string
  readonly points: number | null
  readonly hasLeft: boolean
  readonly isDown: boolean
  readonly fixedAt: number | null
  readonly isWinner: boolean
  readonly isLoser: boolean
  readonly className: string
}

function Side({ name, points, hasLeft, isDown, fixedAt, isWinner, isLoser, className }: SideProps) {
  const { t } = useTranslation()
  return (
    <span
      title={name}
      className={classNames(
        'flex min-w-0 items-center gap-2 self-stretch px-2',
        isWinner && 'font-semibold',
        isLoser && 'text-muted',
        className,
      )}
    >
      <PlayerName
        name={name}
        isTwoLines
        className="flex-1"
        note={withFixedSeat(hasLeft ? t('departure.mark') : isDown ? <DownMark /> : null, fixedAt)}
      />
      {points === null ? null : (
        <span title={t('dashboard.points', { count: points })} className="text-sm font-normal text-muted tabular-nums">
          {points}
          <span className="sr-only"> {t('desk.points', { count: points })}</span>
        </span>
      )}
    </span>
  )
}

type LineResultProps = Pick<DeskLineProps, 'match' | 'ruling' | 'isBeyondRules' | 'beside'> & {
  readonly score: Score | null
}

/** "2 · 1", each number next to its name, and what numbers cannot say. */
function LineResult({ match, ruling, isBeyondRules, score, beside }: LineResultProps) {
  const { t } = useTranslation()
  const isLost = score !== null && resultOf(score) === 'bothLost'
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-2">
      <span className="truncate text-end text-sm text-muted">
        {isBeyondRules ? <TakenAsItIs /> : null}
        {ruling ? t(`conduct.mark.${ruling}`) : <DrawnGames score={score} />}
      </span>
      {score === null ? (
        <NoResult match={match} />
      ) : isLost ? (
        <span className="text-sm text-muted">{t('tournament.matches.doubleLoss')}</span>
      ) : (
        <span className="flex items-baseline gap-2 font-display text-lg font-bold">
          <data value={score.wins1} className="min-w-5 text-end tabular-nums">
            {score.wins1}
          </data>
          <span aria-hidden="true" className="font-normal text-muted">
            ·
          </span>
          <data value={score.wins2} className="min-w-5 tabular-nums">
            {score.wins2}
          </data>
        </span>
      )}
      <span className="relative z-10 flex min-w-0 justify-start">{beside}</span>
    </div>
  )
}

function NoResult({ match }: Pick<DeskLineProps, 'match'>) {
  const { t } = useTranslation()
  const status = statusOf(match)
  if (status !== 'contested') return <span />
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-semibold text-amber">
      <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
      {t('tournament.matches.contested')}
    </span>
  )
}

function DrawnGames({ score }: { readonly score: Score | null }) {
  const { t } = useTranslation()
  return score && score.draws > 0 ? t('tournament.matches.drawnGames', { count: score.draws }) : null
}
