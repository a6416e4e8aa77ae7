import { proposedPods } from '@tablee/domain/tournaments/rounds/proposed-pods'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { isSameDraft } from './draft-pairings.ts'
import type { DraftState } from './use-draft.ts'

type ProposedTablesProps = { readonly tournament: Tournament; readonly state: DraftState }

/** Where a table of four fell apart, or somebody came: the smallest change, to look at before it is saved. */
export function ProposedTables({ tournament, state }: ProposedTablesProps) {
  const { t } = useTranslation()
  const { standing, draft, isOtherRound, take } = state
  const isOfPods = standing.podSeats !== undefined && !isOtherRound
  const proposed = useMemo(() => (isOfPods ? proposedPods(tournament) : null), [isOfPods, tournament])
  if (proposed === null) return null
  if (isSameDraft(proposed, draft)) return <Notice tone="info">{t('podsDesk.arrange.proposed')}</Notice>
  return (
    <Notice
      tone="attention"
      title={t('podsDesk.arrange.proposal')}
      action={
        <Button variant="secondary" onClick={() => take({ kind: 'arranged', pairings: proposed })}>
          {t('podsDesk.arrange.propose')}
        </Button>
      }
    />
  )
}
