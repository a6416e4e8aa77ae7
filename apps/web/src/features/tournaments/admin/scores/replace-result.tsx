import type { MeetingResult } from '@tablee/domain/tournaments/kinds/match-result'
import { pairOf } from '@tablee/domain/tournaments/kinds/seats'
import type { Score } from '@tablee/domain/tournaments/results/score'
import type { Meeting } from '@tablee/domain/tournaments/tournament'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../../language/use-translation.ts'
import { useServer } from '../../../../transport/server-context.tsx'
import { ConfirmDialog } from '../../../../ui/dialog.tsx'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { resultEntryQuery } from '../../api/results/result-entry.ts'
import { useNamedScore } from '../../score-entry/named-score.ts'

type ArrivedProps = {
  readonly match: Meeting
  readonly names: readonly [string, string]
  readonly arrived: MeetingResult
  readonly access: StaffAccess
}

/** "Dominique vient de saisir : Zoé 2 · Max 1". */
export function ArrivedResult(props: ArrivedProps) {
  return useArrivedText(props)
}

export type ReplaceResultProps = ArrivedProps & {
  /** Chosen here; null: no result. */
  readonly score: Score | null
  readonly onReplace: () => void
  readonly onKeep: () => void
  readonly onClose: () => void
}

/** Asks before overwriting a result from elsewhere. */
export function ReplaceResult({ score, onReplace, onKeep, onClose, ...props }: ReplaceResultProps) {
  const { t } = useTranslation()
  const named = useNamedScore()
  const { names, arrived } = props
  const keep = t('tournament.unsent.keepOther', { result: named(names, arrived.result.score) })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onCancel={onKeep}
      onConfirm={onReplace}
      title={t('replaceResult.title')}
      description={useArrivedText(props)}
      confirmLabel={
        score === null
          ? t('replaceResult.erase', { result: named(names, arrived.result.score) })
          : t('replaceResult.replace', { result: named(names, score) })
      }
      cancelLabel={keep}
      closeLabel={t('tournament.close')}
    />
  )
}

function useArrivedText({ match, names, arrived, access }: ArrivedProps): string {
  const { t } = useTranslation()
  const named = useNamedScore()
  const result = named(names, arrived.result.score)
  const { client } = useServer()
  const isOfStaff = arrived.decidedBy === 'organizer'
  const { data: entry } = useQuery({ ...resultEntryQuery(client, { match, access, arrived }), enabled: isOfStaff })
  if (!isOfStaff) {
    const last = arrived.reports.at(-1)
    const name = last && names[pairOf(match).indexOf(last.by)]
    return name ? t('replaceResult.by', { name, result }) : t('replaceResult.byTable', { result })
  }
  if (entry?.name) return t('replaceResult.by', { name: entry.name, result })
  return t(arrived.decidedAs ? 'replaceResult.byTeam' : 'replaceResult.byOrganizer', { result })
}
