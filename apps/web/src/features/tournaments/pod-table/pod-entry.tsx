import type { PodTable } from '@tablee/domain/tournaments/kinds/pod-table'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { standsAtBottom } from '../../../ui/stands-at-bottom.ts'
import type { PlayerAccess } from '../api/own/own-roles.ts'
import { useSendScore } from '../api/results/send-score.ts'
import { usePlacingsText } from './placings-text.ts'
import { isWhole, PodChoices } from './pod-choices.tsx'
import type { PodQuestion } from './pod-question.ts'
import type { Seated } from './seated.ts'
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
  const { chosen, choose, forget } = useChosenPlacings({ tournamentId, matchId: match.id, seats })
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
      <div
        ref={chosen === null ? null : standsAtBottom}
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)] -mx-4 bg-paper px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:p-0 short:py-1',
          chosen !== null && 'max-sm:sticky max-sm:bottom-0 max-sm:z-10',
        )}
      >
        <Button
          size="large"
          isWide
          isBusy={send.isSending}
          disabled={!isWhole(chosen)}
          onClick={confirm}
          className="max-sm:px-3 short:min-h-12 short:py-1.5"
        >
          <span className="unbroken-words line-clamp-2! min-w-0 text-balance large-text:line-clamp-none!">
            {chosen === null ? t('pods.report.choose') : t('pods.report.send', { result: text(chosen, seated) })}
          </span>
        </Button>
      </div>
    </section>
  )
}
