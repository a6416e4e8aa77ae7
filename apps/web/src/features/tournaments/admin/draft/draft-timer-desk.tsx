import { nextPartMs, previousPartMs } from '@tablee/domain/tournaments/draft/pick-schedule'
import { draftElapsedMs, isDraftPaused } from '@tablee/domain/tournaments/kinds/draft-course'
import { SkipBack, SkipForward } from 'lucide-react'
import { useState } from 'react'
import { ActFailure } from '../../../../acts/act-failure.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { ConfirmDialog } from '../../../../ui/dialog.tsx'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useSetDraftTimer } from '../../api/rounds/draft-acts.ts'
import { useClockSound } from '../../clock/use-clock-sound.ts'
import { useServerTime } from '../../clock/use-server-time.ts'
import { DraftFace } from '../../draft/draft-face.tsx'
import { DraftSignals } from '../../draft/draft-signals.tsx'
import type { RunDraft } from '../../draft/use-draft-moment.ts'

type DraftTimerDeskProps = RunDraft & { readonly access: StaffAccess; readonly mayRun: boolean }

/** The timer, and what may be done with it. */
export function DraftTimerDesk({ access, mayRun, ...run }: DraftTimerDeskProps) {
  const { t } = useTranslation()
  const sound = useClockSound('desk')
  return (
    <div className="grid max-w-xl gap-3 rounded-card border border-line bg-surface p-4">
      <DraftFace {...run} digitsClass="text-figure" className="text-lg" />
      <DraftSignals {...run} listener="desk" />
      {mayRun ? <Controls access={access} {...run} /> : null}
      <Checkbox label={t('draft.timer.sound')} isChecked={sound.isOn} onChange={sound.turn} />
    </div>
  )
}

function Controls({ access, cards, timer }: RunDraft & { readonly access: StaffAccess }) {
  const { t } = useTranslation()
  const time = useServerTime()
  const act = useSetDraftTimer(access)
  const [isAsked, setIsAsked] = useState(false)
  const skip = (to: (cards: number, elapsedMs: number) => number) =>
    void act.send({ course: 'skip', toMs: to(cards, draftElapsedMs(timer, time.nowMs())) })
  const isPaused = isDraftPaused(timer)
  return (
    <>
      <ActFailure act={act} title={t('draft.desk.failed')} isTap />
      <div className="grid grid-cols-2 gap-2 large-text:grid-cols-1">
        <Button
          variant={isPaused ? 'felt' : 'secondary'}
          size="large"
          className="col-span-full"
          disabled={act.isSending}
          onClick={() => void act.send({ course: isPaused ? 'resume' : 'pause' })}
        >
          {t(isPaused ? 'draft.desk.resume' : 'draft.desk.pause')}
        </Button>
        <Button
          variant="secondary"
          className="px-2!"
          disabled={act.isSending}
          icon={<SkipBack aria-hidden="true" className="size-5 shrink-0" />}
          onClick={() => skip(previousPartMs)}
        >
          {t('draft.desk.back')}
        </Button>
        <Button
          variant="secondary"
          className="px-2!"
          disabled={act.isSending}
          icon={<SkipForward aria-hidden="true" className="size-5 shrink-0" />}
          onClick={() => skip(nextPartMs)}
        >
          {t('draft.desk.next')}
        </Button>
        <Button variant="quiet" className="col-span-full" onClick={() => setIsAsked(true)}>
          {t('draft.desk.stop')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={() => {
          setIsAsked(false)
          void act.send({ course: 'stop' })
        }}
        title={t('draft.desk.stop')}
        description={t('draft.desk.stopText')}
        confirmLabel={t('draft.desk.stop')}
        cancelLabel={t('draft.desk.keep')}
        closeLabel={t('tournament.close')}
        isDangerous
      />
    </>
  )
}
