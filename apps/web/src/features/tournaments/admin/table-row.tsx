import type { Penalty } from '@tablee/domain/tournaments/conduct/penalty'
import { agreesWithGameLosses } from '@tablee/domain/tournaments/conduct/standing-penalties'
import { isBeyondRules } from '@tablee/domain/tournaments/imported-result'
import { isOver, isUntouched, statusOf } from '@tablee/domain/tournaments/kinds/match-result'
import type { AllowedScore } from '@tablee/domain/tournaments/score'
import type { PlayedMatch, PlayerId } from '@tablee/domain/tournaments/tournament'
import { Ellipsis, Pencil, TriangleAlert } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'
import type { UnsentScore } from '../../../device-storage/unsent-scores.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useHeldRow } from '../../../ui/use-held-row.ts'
import { useSeen } from '../../../ui/use-seen.ts'
import type { StaffAccess } from '../api/own-roles.ts'
import { useUnsentScore } from '../api/unsent-score.ts'
import { rulingOf } from '../conduct/ruling.ts'
import { MatchRow } from '../match-view/match-row.tsx'
import { useTableLabel } from '../tournament-frame/table-label.tsx'
import { RowScores } from './row-scores.tsx'
import { ScoreSheet } from './score-sheet.tsx'
import { UndoScore } from './undo-score.tsx'
import type { WantedTable } from './use-desk.ts'
import { useRowScore, useSheet } from './use-row-score.ts'
import { useTableScoreText } from './use-table-score-text.ts'
import type { Correction } from './use-tell-corrected.ts'

type TableRowProps = {
  readonly match: PlayedMatch
  readonly name1: string
  readonly name2: string
  readonly access: StaffAccess
  readonly allowed: readonly AllowedScore[]
  /** What the staff decided of it. */
  readonly penalties: readonly Penalty[]
  /** Who of the two has left; while no result stands, the row says so. */
  readonly gone: readonly PlayerId[]
  readonly canEdit: boolean
  /** Its round is the one being played. */
  readonly isCurrent: boolean
  /** A result of this round, an earlier one, was corrected. */
  readonly onCorrected: (correction: Correction | null) => void
  /** Where the row is wide enough, a missing result is entered in the row itself. */
  readonly hasScores: boolean
  /** Far down a long list the scores are drawn once the row comes near the screen. */
  readonly isFarDown: boolean
  /** It was asked for by its number, or as what is still missing. */
  readonly wanted: WantedTable | null
  readonly onGranted: () => void
  /** A score of the current round was saved in this row. */
  readonly onSaved: (table: number) => void
}

/** One table for the organizer: a tap on the row opens its scores. The row is as high before a result as after it. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { match, name1, name2, access, allowed, penalties, gone, canEdit, isCurrent, hasScores } = props
  const words = useTableScoreText(match.table, name1, name2)
  const { isOpen, wasOpened, seen, open, openOver, close } = useSheet()
  const { update, choose, saved, forgetSaved } = useRowScore(props, { open, close })
  const unsent = useUnsentScore({ role: 'organizer', tournamentId: access.tournamentId, matchId: match.id })
  const row = useHeldRow(open)
  const place = useWanted(props, openOver)
  const hasOwnScores = useOwnScores(props, { place, unsent })
  return (
    <li
      ref={place}
      {...(canEdit ? row : {})}
      className={classNames(
        '@container relative scroll-mt-16 scroll-mb-32 drawn-in-sight',
        canEdit && row.className,
        hasScores && 'drawn-in-sight-roomy',
      )}
    >
      <MatchRow
        {...{ match, name1, name2 }}
        own={null}
        isRoomy={hasScores}
        ruling={rulingOf(penalties)}
        waiting={unsent?.refusal === null ? unsent.score : null}
        gone={gone}
        isBeyondRules={isBeyondRules(match, { scoresAllowed: allowed })}
        action={
          canEdit ? (
            <>
              {hasOwnScores ? (
                <div className="relative z-10 @max-[32rem]:hidden">
                  <RowScores
                    {...{ allowed, words, update }}
                    isOffered={(score) => agreesWithGameLosses({ penalties }, match, score)}
                    onChoose={choose}
                  />
                </div>
              ) : null}
              {saved ? <UndoScore match={match} saved={saved} access={access} onOver={forgetSaved} /> : null}
              <Opener {...{ match, unsent }} onOpen={open} isBesideScores={hasOwnScores} isMarked={saved === null} />
            </>
          ) : null
        }
      />
      {wasOpened ? (
        <ScoreSheet
          {...{ match, words, allowed, penalties, access, update, isCurrent, isOpen, seen }}
          onChoose={choose}
          onCorrected={() => props.onCorrected(null)}
          onClose={close}
        />
      ) : null}
    </li>
  )
})

type OwnScores = { readonly place: ReturnType<typeof useWanted>; readonly unsent: UnsentScore | null }

/** Whether the scores stand in the row itself: it waits for one, and is near enough to be seen. */
function useOwnScores({ match, canEdit, hasScores, isFarDown }: TableRowProps, { place, unsent }: OwnScores): boolean {
  const isOpenForScores = hasScores && canEdit && isUntouched(match) && unsent === null
  const isSeen = useSeen(place, isOpenForScores && isFarDown)
  return isOpenForScores && (isSeen || !isFarDown)
}

type Sheet = ReturnType<typeof useSheet>

/** Brings the row that was asked for into sight with the focus, or opens its scores. */
function useWanted({ wanted, onGranted }: Pick<TableRowProps, 'wanted' | 'onGranted'>, open: Sheet['openOver']) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (wanted === null) return
    row.current?.scrollIntoView({ block: 'center' })
    // The first that is shown: in a wide row the scores, else what opens them.
    for (const button of row.current?.querySelectorAll('button') ?? []) {
      button.focus({ preventScroll: true })
      if (document.activeElement === button) break
    }
    if (wanted.isOpened) open(wanted.seen)
    onGranted()
  }, [wanted, open, onGranted])
  return row
}

type OpenerProps = {
  readonly match: PlayedMatch
  /** What was chosen here and did not arrive. */
  readonly unsent: UnsentScore | null
  readonly onOpen: () => void
  /** The usual scores stand in the row: the sheet is for the others. */
  readonly isBesideScores: boolean
  /** False while the way back stands there: the room is the name's. */
  readonly isMarked: boolean
}

/** Takes up the whole row for the finger, and little of it for the eye. */
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
        // All of the row stays its button while the way back stands in its place.
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

function UnsentMark({ isRefused }: { readonly isRefused: boolean }) {
  const { t } = useTranslation()
  if (!isRefused) return <span className="text-sm text-amber">{t('tournament.unsent.mark')}</span>
  return <TriangleAlert aria-label={t('tournament.unsent.refused')} className="size-5 text-carmine" />
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
