import type { HookDeliveryRow, HookRow } from '@tablee/contract/shops/hooks'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useRepeatDelivery } from '../api/hooks.ts'

type DeliveryLineProps = { readonly delivery: HookDeliveryRow; readonly hook: HookRow | undefined }

/** What was sent, where, and what became of it. */
export function DeliveryLine({ delivery, hook }: DeliveryLineProps) {
  const { t } = useTranslation()
  const { dateTime } = useFormats()
  const repeat = useRepeatDelivery()
  const { id, event, name, round, state, status, failure, createdAt, dueAt } = delivery
  const what = [
    event === null ? t('hooks.ping') : t(`hooks.event.${event}`),
    ...(round === null ? [] : [t('hooks.round', { number: round })]),
    ...(name === null ? [] : [name]),
  ]
  const became = [
    t(`hooks.state.${state}`),
    ...(failure === null ? [] : [t(`hooks.failure.${failure}`)]),
    ...(status === null ? [] : [t('hooks.code', { status })]),
    ...(dueAt === null || failure === null ? [] : [t('hooks.next', { date: dateTime(new Date(dueAt)) })]),
  ]
  const again = async () => {
    if ((await repeat.send({ id })) !== null) notify.success({ title: t('hooks.repeated') })
  }
  return (
    <li className="grid gap-2 py-3">
      <p className="font-semibold wrap-anywhere">{what.join(' · ')}</p>
      {hook === undefined ? null : <p className="text-sm wrap-anywhere">{hook.address}</p>}
      <p className="text-sm text-muted tabular-nums">{[dateTime(new Date(createdAt)), ...became].join(' · ')}</p>
      <ActFailure act={repeat} title={t('hooks.notDone')} isTap />
      {event === null || hook?.isOn !== true ? null : (
        <Button variant="quiet" className="justify-self-start" isBusy={repeat.isSending} onClick={() => void again()}>
          {t('hooks.repeat')}
        </Button>
      )}
    </li>
  )
}
