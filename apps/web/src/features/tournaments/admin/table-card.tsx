import type { AllowedScore, Score } from '@tablee/domain/tournaments/score'
import type { PlayedMatch } from '@tablee/domain/tournaments/tournament'
import { Pencil, X } from 'lucide-react'
import { memo, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { ActFailure } from '../../../transport/act-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import type { OrganizerAccess } from '../api/own-roles.ts'
import { useUpdateScore } from '../api/update-score.ts'
import { MatchRow } from '../match-view/match-row.tsx'
import { ScoreGrid } from '../score-entry/score-grid.tsx'
import { useTableScoreText } from './use-table-score-text.ts'

type TableCardProps = {
  readonly match: PlayedMatch
  readonly name1: string
  readonly name2: string
  readonly access: OrganizerAccess
  readonly allowed: readonly AllowedScore[]
  readonly canEdit: boolean
  /** Whether the grid of a missing result stands open before anybody asks. */
  readonly isOpenAtFirst: boolean
}

/** One table for the organizer: a tap on a score sets it, another one corrects it. */
export const TableCard = memo(function TableCard(props: TableCardProps) {
  const { match, name1, name2, access, allowed, canEdit, isOpenAtFirst } = props
  const { t } = useTranslation()
  const update = useUpdateScore(access)
  const scoreName = useTableScoreText(match.table, name1, name2)
  const [wish, setWish] = useState<boolean | null>(null)
  const { state, table } = match
  const isOpen = canEdit && (wish ?? (isOpenAtFirst && state.kind === 'pending'))
  const set = async (score: Score) => {
    const reply = await update.send({ matchId: match.id, score })
    if (reply !== null) setWish(null)
  }
  const isDone = state.kind === 'terminated'
  return (
    <li className="rounded-card border border-line bg-surface [content-visibility:auto] [contain-intrinsic-size:auto_4.5rem]">
      <MatchRow
        match={match}
        name1={name1}
        name2={name2}
        own={null}
        action={
          canEdit && (isDone || !isOpenAtFirst || wish !== null) ? (
            <Button
              variant="quiet"
              className="-me-2 max-sm:px-3"
              isBusy={update.isSending}
              aria-expanded={isOpen}
              aria-label={t(
                isOpen ? 'admin.scores.closeTable' : isDone ? 'admin.scores.correctTable' : 'admin.scores.enterTable',
                { table },
              )}
              onClick={() => setWish(!isOpen)}
            >
              {isOpen ? (
                <X aria-hidden="true" className="size-5" />
              ) : isDone ? (
                <Pencil aria-hidden="true" className="size-5" />
              ) : (
                t('admin.scores.enter')
              )}
            </Button>
          ) : null
        }
      />
      {isOpen ? (
        <div className="grid gap-3 border-t border-line p-3">
          <ScoreGrid
            label={scoreName.label}
            allowed={allowed}
            headings={scoreName.headings}
            nameOf={scoreName.of}
            chosen={update.isSending ? (update.input?.score ?? null) : isDone ? state.score : null}
            onChoose={(score) => void set(score)}
            isDisabled={update.isSending}
          />
        </div>
      ) : null}
      <div className="px-3 pb-3 empty:hidden has-[[role=alert]:empty]:hidden">
        <ActFailure act={update} title={t('admin.failed.score')} />
      </div>
    </li>
  )
})
