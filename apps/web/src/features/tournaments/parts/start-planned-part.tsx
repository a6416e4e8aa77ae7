import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { canOpenStage } from '@tablee/domain/tournaments/rounds/can-open-stage'
import { cutCandidates } from '@tablee/domain/tournaments/rounds/cut-field'
import { partsToCome, plannedWish } from '@tablee/domain/tournaments/rounds/planned-parts'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toasts.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useOpenStage } from '../api/rounds/open-stage.ts'
import { nextPart } from './part-draft.ts'
import { usePlannedPartText } from './use-planned-part-text.ts'

type StartPlannedPartProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly onStarted: () => void
}

/** Whether the step that comes now is a planned part. */
export function isPartNext(tournament: Tournament): boolean {
  return canOpenStage(tournament) && partsToCome(tournament).length > 0
}

/** The planned part in one tap, with what it is below it; empty where none is next. */
export function StartPlannedPart({ tournament, access, onStarted }: StartPlannedPartProps) {
  const { t } = useTranslation()
  const open = useOpenStage(access)
  const textOf = usePlannedPartText()
  const [next] = partsToCome(tournament)
  if (!next || !canOpenStage(tournament)) return null
  const part = nextPart(tournament)
  const begin = async () => {
    const wish = plannedWish(tournament, cutCandidates(tournament).length)
    if (!wish || (await open.send({ ...wish, roundNumber: currentRound(tournament) })) === null) return
    onStarted()
    notify.success({ title: t('parts.start.started', { part }) })
  }
  return (
    <>
      <ActFailure act={open} title={t('parts.start.failed')} isTap />
      <Button
        size="large"
        isWide
        // Beside the other buttons what it is wraps.
        className="sm:max-w-64 desk:max-w-none"
        isBusy={open.isSending}
        onClick={() => void begin()}
      >
        <span className="-my-1 grid">
          {t('parts.start.start', { part })}
          <span className="text-sm leading-[1rem] font-normal">{textOf(next)}</span>
        </span>
      </Button>
    </>
  )
}
