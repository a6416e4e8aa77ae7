import type { Penalty } from '@tablee/domain/tournaments/conduct/penalty'
import { agreesWithGameLosses } from '@tablee/domain/tournaments/conduct/standing-penalties'
import { isOver, isUntouched, statusOf } from '@tablee/domain/tournaments/kinds/match-result'
import { isBeyondRules } from '@tablee/domain/tournaments/results/imported-result'
import type { AllowedScore, Score } from '@tablee/domain/tournaments/results/score'
import type { Meeting, PlayerId } from '@tablee/domain/tournaments/tournament'
import { Ellipsis, Pencil, TriangleAlert } from 'lucide-react'
import { memo, useEffect, useLayoutEffect, useRef } from 'react'
import type { UnsentScore } from '../../../../device-storage/unsent-scores.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { afterFrame } from '../../../../ui/after-frame.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { focusWithin } from '../../../../ui/focus-within.ts'
import { useHeldRow } from '../../../../ui/use-held-row.ts'
import { GROUPED_ROW } from '../../../../ui/use-row-groups.ts'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useUnsentScore } from '../../api/results/unsent-score.ts'
import { downIn, rulingOf } from '../../conduct/ruling.ts'
import { MatchRow } from '../../match-view/match-row.tsx'
import { useTableLabel } from '../../tournament-frame/table-label.tsx'
import { DeskLine, type Points } from './desk-line.tsx'
import { LineScores } from './line-scores.tsx'
import { RowScores } from './row-scores.tsx'
import { useFreshRow } from './rows-first.tsx'
import { ScoreSheet } from './score-sheet.tsx'
import { UndoScore } from './undo-score.tsx'
import { UnsentMark } from './unsent-mark.tsx'
import type { WantedTable } from './use-desk.ts'
import { useRowScore, useSheet } from './use-row-score.ts'
import { type TableScoreText, useTableScoreText } from './use-table-score-text.ts'
import type { Correction } from './use-tell-corrected.ts'

type TableRowProps = {
  readonly match: Meeting
  readonly name1: string
  readonly name2: string
  readonly access: StaffAccess
  readonly allowed: readonly AllowedScore[]
  readonly penalties: readonly Penalty[]
  /** Which of the two left; shown while there is no result. */
  readonly gone: readonly PlayerId[]
  readonly canEdit: boolean
  /** It is the current round. */
  readonly isCurrent: boolean
  /** A result of an earlier round was corrected. */
  readonly onCorrected: (correction: Correction | null) => void
  /** A wide row has score buttons for a missing result. */
  readonly hasScores: boolean
  /** One desk line, with points where meaningful. */
  readonly isLine: boolean
  readonly points1: number | null
  readonly points2: number | null
  /** Finished when the list was shown: low on a desk. */
  readonly isSettled: boolean
  /** Scores may render: far down a list only near the screen. */
  readonly isNear: boolean
  /** Hidden by the search but kept: rerendering all takes longer than typing the next table. */
  readonly isHidden: boolean
  /** Requested by number, or as missing. */
  readonly wanted: WantedTable | null
  readonly onGranted: () => void
  /** A score of the current round was saved. */
  readonly onSaved: (table: number) => void
}

/** A tap opens the scores. Same height with and without a result. */
export const TableRow = memo(function TableRow(given: TableRowProps) {
  const match = useFreshRow(given.match)
  const props = { ...given, match, gone: isOver(match) ? NOBODY : given.gone }
  const { name1, name2, access, allowed, penalties, canEdit, isCurrent, hasScores, isLine } = props
  const words = useTableScoreText(match.table, name1, name2)
  const { opened, seen, open, openOver, leave, close } = useSheet()
  const score = useRowScore(props, { opened, open, leave })
  const unsent = useUnsentScore({ role: 'staff', tournamentId: access.tournamentId, matchId: match.id })
  const row = useHeldRow(open)
  const place = useWanted(props, openOver)
  const hasOwnScores = hasScores && canEdit && isUntouched(match) && unsent === null && props.isNear
  const inside = { ...props, words, score, unsent, hasOwnScores, onOpen: open }
  return (
    <li
      ref={place}
      {...GROUPED_ROW}
      {...(canEdit ? row : {})}
      {...(isLine ? { 'data-line': '' } : {})}
      hidden={props.isHidden}
      className={classNames(
        'relative scroll-mt-16 scroll-mb-32 border-t border-line',
        canEdit && row.className,
        // The line between two tables is part of their height.
        isLine &&
          (props.isSettled
            ? 'group/line grid min-h-9 grid-cols-[minmax(0,1fr)]'
            : 'group/line grid min-h-11 grid-cols-[minmax(0,1fr)]'),
      )}
    >
      {isLine ? <OneLine {...inside} /> : <TwoLines {...inside} />}
      {opened ? (
        <ScoreSheet
          {...{ match, words, allowed, penalties, access, isCurrent, seen }}
          home={place}
          update={score.update}
          onChoose={score.choose}
          onCorrected={() => props.onCorrected(null)}
          onClose={close}
        />
      ) : null}
    </li>
  )
})

const NOBODY: readonly PlayerId[] = []

type InsideProps = TableRowProps & {
  readonly words: TableScoreText
  readonly score: ReturnType<typeof useRowScore>
  readonly unsent: UnsentScore | null
  readonly hasOwnScores: boolean
  readonly onOpen: () => void
}

/** Names stacked, for a phone; the scores of a wide row are next to them. */
function TwoLines(props: InsideProps) {
  const { match, name1, name2, access, allowed, penalties, gone, canEdit, hasScores } = props
  const { words, score, unsent, hasOwnScores, onOpen } = props
  const { update, choose, saved, forgetSaved } = score
  return (
    <MatchRow
      {...{ match, name1, name2 }}
      own={null}
      isRoomy={hasScores}
      ruling={rulingOf(penalties)}
      waiting={waitingOf(unsent)}
      gone={gone}
      down={isOver(match) ? NOBODY : downIn(penalties)}
      isBeyondRules={isBeyondRules(match, { scoresAllowed: allowed })}
      action={
        canEdit ? (
          <>
            {hasOwnScores ? (
              <div className="relative z-10 @max-[32rem]:hidden">
                <RowScores
                  {...{ allowed, words, update }}
                  isOffered={(each) => agreesWithGameLosses({ penalties }, match, each)}
                  onChoose={choose}
                />
              </div>
            ) : null}
            {saved ? <UndoScore match={match} saved={saved} access={access} onOver={forgetSaved} /> : null}
            <Opener {...{ match, unsent, onOpen }} isBesideScores={hasOwnScores} isMarked={saved === null} />
          </>
        ) : null
      }
    />
  )
}

/** In one line, for a desk. */
function OneLine(props: InsideProps) {
  const { match, name1, name2, access, allowed, penalties, gone, canEdit, isSettled, points1, points2 } = props
  const { words, score, unsent, hasOwnScores, onOpen } = props
  const { update, choose, saved, forgetSaved } = score
  return (
    <DeskLine
      {...{ match, name1, name2, gone, isSettled }}
      down={isOver(match) ? NOBODY : downIn(penalties)}
      points={pointsOf(points1, points2)}
      ruling={rulingOf(penalties)}
      waiting={waitingOf(unsent)}
      isBeyondRules={isBeyondRules(match, { scoresAllowed: allowed })}
      scores={
        hasOwnScores ? (
          <LineScores
            {...{ allowed, words, update }}
            isOffered={(each) => agreesWithGameLosses({ penalties }, match, each)}
            onChoose={choose}
          />
        ) : null
      }
      beside={
        saved ? (
          <UndoScore match={match} saved={saved} access={access} onOver={forgetSaved} />
        ) : unsent ? (
          <UnsentMark isRefused={unsent.refusal !== null} />
        ) : null
      }
      action={canEdit ? <LineOpener match={match} onOpen={onOpen} /> : null}
    />
  )
}

/** Refused ones no longer wait. */
function waitingOf(unsent: UnsentScore | null): Score | null {
  return unsent?.refusal === null ? unsent.score : null
}

function pointsOf(one: number | null, other: number | null): Points | null {
  return one === null || other === null ? null : { one, other }
}

type Sheet = ReturnType<typeof useSheet>

/** Scrolls to the requested row and focuses it, or opens its scores. */
function useWanted({ wanted, onGranted }: Pick<TableRowProps, 'wanted' | 'onGranted'>, open: Sheet['openOver']) {
  const row = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    if (wanted?.search !== 'found') return
    // In one frame, and without the focus, which would light the row: it is there once the sheet is gone.
    open(wanted.seen)
    return afterFrame(onGranted)
  }, [wanted, open, onGranted])
  useEffect(() => {
    if (wanted === null || wanted.search === 'found') return
    row.current?.scrollIntoView({ block: 'center' })
    if (wanted.search !== 'over') {
      focusWithin(row.current)
      if (wanted.isOpened) open(wanted.seen)
    }
    onGranted()
  }, [wanted, open, onGranted])
  return row
}

type OpenerProps = {
  readonly match: Meeting
  /** Chosen here, not delivered. */
  readonly unsent: UnsentScore | null
  readonly onOpen: () => void
  /** The row has the usual scores; the sheet is for the others. */
  readonly isBesideScores: boolean
  /** False while the undo is shown: the name needs the room. */
  readonly isMarked: boolean
}

/** Covers the whole row, though it looks small. */
function Opener({ match, unsent, onOpen, isBesideScores, isMarked }: OpenerProps) {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  const table = labelOf(match.table)
  return (
    <button
      type="button"
      data-whole-row
      aria-label={t(isOver(match) ? 'admin.scores.correctTable' : 'admin.scores.enterTable', { table })}
      onClick={onOpen}
      className={classNames(
        'inline-flex min-h-11 shrink-0 items-center rounded-control font-semibold',
        'after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-slate',
        'hover:after:bg-ink/4',
        isBesideScores && '@[32rem]:min-w-8 @[32rem]:justify-end',
        // The row stays clickable while the undo takes its place.
        !isMarked && '@max-[32rem]:absolute @max-[32rem]:inset-0',
      )}
    >
      {isBesideScores ? <Ellipsis aria-hidden="true" className="size-5 text-muted @max-[32rem]:hidden" /> : null}
      <span className={classNames(isBesideScores ? '@[32rem]:hidden' : 'contents', !isMarked && '@max-[32rem]:hidden')}>
        {unsent ? <UnsentMark isRefused={unsent.refusal !== null} /> : <OpenerMark match={match} />}
      </span>
    </button>
  )
}

/** The end of a line, and its empty parts, open the table. */
function LineOpener({ match, onOpen }: Pick<OpenerProps, 'match' | 'onOpen'>) {
  const { t } = useTranslation()
  const table = useTableLabel()(match.table)
  return (
    <button
      type="button"
      data-whole-row
      aria-label={t(isOver(match) ? 'admin.scores.correctTable' : 'admin.scores.enterTable', { table })}
      onClick={onOpen}
      className={classNames(
        'inline-flex items-center justify-center self-stretch rounded-control',
        'after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-slate',
        'hover:after:bg-ink/4',
      )}
    >
      <Ellipsis aria-hidden="true" className="size-5 text-muted" />
    </button>
  )
}

function OpenerMark({ match }: Pick<OpenerProps, 'match'>) {
  const { t } = useTranslation()
  const status = statusOf(match)
  switch (status) {
    case 'pending':
      return t('admin.scores.enter')
    case 'contested':
      return <TriangleAlert aria-hidden="true" className="size-5 text-amber" />
    case 'terminated':
      return <Pencil aria-hidden="true" className="size-5 text-muted" />
    default:
      return status satisfies never
  }
}
