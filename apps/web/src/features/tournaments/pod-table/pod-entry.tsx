import type { PodTable } from '@tablee/domain/tournaments/kinds/pod-table'
import { useTranslation } from '../../../language/use-translation.ts'
import type { PlayerAccess } from '../api/own/own-roles.ts'
import { useSendScore } from '../api/results/send-score.ts'
import { SendBar } from '../score-entry/send-bar.tsx'
import { usePlacingsText } from './placings-text.ts'
import { isWhole, PodChoices } from './pod-choices.tsx'
import type { PodQuestion } from './pod-question.ts'
import { isOpenTo, type Seated } from './seated.ts'
import { useChosenPlacings } from './use-chosen-placings.ts'

type PodEntryProps = {
  readonly access: PlayerAccess
  readonly match: PodTable
  readonly seated: Seated
  readonly asked: PodQuestion
}

/** Two taps: who won, and the button that says it in words. */
export function PodEntry({ access, match, seated, asked }: PodEntryProps) {
  const { t } = useTranslation()
  const text = usePlacingsText()
  const send = useSendScore(access)
  const { tournamentId } = access
  const seats = seated.names.length
  const { chosen: kept, choose, forget } = useChosenPlacings({ tournamentId, matchId: match.id, seats })
  // Whoever was chosen may have left meanwhile.
  const chosen = kept && isOpenTo(seated, kept) ? kept : null
  const confirm = () => {
    if (!isWhole(chosen)) return
    // From here on it is stored as unsent.
    forget()
    void send.send({ matchId: match.id, score: null, placings: chosen, contest: false })
  }
  return (
    <section aria-labelledby="pod-title" className="grid grid-cols-[minmax(0,1fr)] gap-1 sm:gap-4">
      <h2 id="pod-title" className="pb-2 text-section short:sr-only sm:pb-0">
        {t(asked === 'places' ? 'pods.report.places' : 'pods.report.title')}
      </h2>
      <PodChoices asked={asked} seated={seated} chosen={chosen} onChoose={choose} isDisabled={send.isSending} />
      <SendBar isChosen={chosen !== null} isReady={isWhole(chosen)} isBusy={send.isSending} onSend={confirm}>
        <span className="unbroken-words line-clamp-2! min-w-0 text-balance large-text:line-clamp-none!">
          {chosen === null ? t('pods.report.choose') : t('pods.report.send', { result: text(chosen, seated) })}
        </span>
      </SendBar>
    </section>
  )
}
