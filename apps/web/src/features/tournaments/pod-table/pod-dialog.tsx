import { placingsOf } from '@tablee/domain/tournaments/kinds/match-result'
import type { PodTable } from '@tablee/domain/tournaments/kinds/pod-table'
import type { Placings } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { PlayerAccess } from '../api/own/own-roles.ts'
import { useSendScore } from '../api/results/send-score.ts'
import { UnsentNotice } from '../score-entry/unsent-notice.tsx'
import { usePlacingsText } from './placings-text.ts'
import { isWhole, PodChoices } from './pod-choices.tsx'
import type { PodQuestion } from './pod-question.ts'
import type { Seated } from './seated.ts'

type PodDialogProps = {
  readonly access: PlayerAccess
  readonly match: PodTable
  readonly seated: Seated
  readonly asked: PodQuestion
  /** `correct`: one's own report, as long as nobody else answered. */
  readonly act: 'correct' | 'contest'
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Another result for a table that has one already. */
export function PodDialog({ access, match, seated, asked, act, isOpen, onClose }: PodDialogProps) {
  const { t } = useTranslation()
  const text = usePlacingsText()
  const send = useSendScore(access)
  const isContest = act === 'contest'
  const [chosen, setChosen] = useState<Placings | null>(isContest ? null : (placingsOf(match)?.outcome ?? null))
  const answer = async () => {
    const outcome = await send.send({ matchId: match.id, score: null, placings: chosen, contest: isContest })
    if (outcome !== null) onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('pods.report.again')}
      description={t(isContest ? 'pods.report.contestHelp' : 'pods.report.againHelp')}
      closeLabel={t('tournament.close')}
      footer={
        <Button
          variant={chosen === null ? 'secondary' : 'primary'}
          size="large"
          isWide
          isBusy={send.isSending}
          disabled={chosen === null ? !isContest : !isWhole(chosen)}
          onClick={() => void answer()}
        >
          <span className="unbroken-words line-clamp-2! min-w-0 text-balance large-text:line-clamp-none!">
            {chosen === null
              ? t(isContest ? 'pods.report.contestWithout' : 'pods.report.choose')
              : t('pods.report.send', { result: text(chosen, seated) })}
          </span>
        </Button>
      }
    >
      <PodChoices asked={asked} seated={seated} chosen={chosen} onChoose={setChosen} isDisabled={send.isSending} />
      <UnsentNotice by="player" tournamentId={access.tournamentId} matchId={match.id} />
    </Dialog>
  )
}
