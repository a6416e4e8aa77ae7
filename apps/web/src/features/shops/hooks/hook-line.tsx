import type { HookRow } from '@tablee/contract/shops/hooks'
import { HOOK_EVENTS, type HookEvent } from '@tablee/domain/shops/hook'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { ConfirmAct } from '../../../acts/confirm-act.tsx'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useChangeHook, useDeleteHook, useRenewHookSecret, useTryHook } from '../api/hooks.ts'
import type { Told } from '../told-once.tsx'
import { EventChoice } from './event-choice.tsx'

type HookLineProps = { readonly hook: HookRow; readonly onSecret: (told: Told) => void }

/** An address, what goes there, and its acts. */
export function HookLine({ hook, onSecret }: HookLineProps) {
  const { t } = useTranslation()
  const { list } = useFormats()
  const change = useChangeHook()
  const trying = useTryHook()
  const [isDeleting, setDeleting] = useState(false)
  const { id, kind, address, isOn, end } = hook
  const events = hook.events.filter((event): event is HookEvent => event !== null)
  const tryIt = async () => {
    if ((await trying.send({ id })) !== null) notify.success({ title: t('hooks.tried') })
  }
  return (
    <li className="grid gap-3 py-4">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="font-semibold wrap-anywhere">{address}</p>
          <p className="text-sm text-muted">{isOn || end === null ? t(`hooks.kind.${kind}`) : t(`hooks.off.${end}`)}</p>
        </div>
        <HookMenu hook={hook} events={events} change={change} onSecret={onSecret} onDelete={() => setDeleting(true)} />
      </div>
      <details className="text-sm">
        <summary className="ms-[1.25rem] min-h-11 cursor-pointer list-outside py-3 wrap-anywhere">
          {events.length === HOOK_EVENTS.length
            ? t('hooks.tellsAll')
            : t('hooks.tells', { events: list(events.map((event) => t(`hooks.event.${event}`))) })}
        </summary>
        <EventChoice
          chosen={events}
          onChange={(chosen) => void (chosen.length > 0 && change.send({ id, events: chosen, isOn }))}
        />
      </details>
      <ActFailure act={change} title={t('hooks.notDone')} isTap />
      <ActFailure act={trying} title={t('hooks.notDone')} isTap />
      {isOn ? (
        <Button
          variant="secondary"
          className="sm:justify-self-start"
          isBusy={trying.isSending}
          onClick={() => void tryIt()}
        >
          {t('hooks.try')}
        </Button>
      ) : null}
      <DeleteHook id={id} isOpen={isDeleting} onClose={() => setDeleting(false)} />
    </li>
  )
}

type HookMenuProps = HookLineProps & {
  readonly events: HookEvent[]
  readonly change: ReturnType<typeof useChangeHook>
  readonly onDelete: () => void
}

function HookMenu({ hook, events, change, onSecret, onDelete }: HookMenuProps) {
  const { t } = useTranslation()
  const renew = useRenewHookSecret()
  const { id, kind, address, isOn } = hook
  const turn = async () => {
    if ((await change.send({ id, events, isOn: !isOn })) !== null)
      notify.success({ title: t(isOn ? 'hooks.turnedOff' : 'hooks.turnedOn') })
  }
  const renewIt = async () => {
    const answered = await renew.send({ id })
    if (answered === null) notify.error({ title: t('hooks.notDone') })
    else if (answered.data.secret !== null) onSecret({ secret: answered.data.secret, of: address })
  }
  return (
    <Menu
      label={t('hooks.menu', { address })}
      trigger={
        <IconButton
          label={t('hooks.menu', { address })}
          icon={<Ellipsis aria-hidden="true" className="size-5" />}
          disabled={change.isSending || renew.isSending}
        />
      }
      items={[
        {
          ...{ kind: 'action', value: 'turn', label: t(isOn ? 'hooks.turnOff' : 'hooks.turnOn') },
          onSelect: () => void turn(),
        },
        ...(kind === 'json'
          ? [
              {
                ...{ kind: 'action' as const, value: 'renew', label: t('hooks.renew') },
                onSelect: () => void renewIt(),
              },
            ]
          : []),
        {
          ...{ kind: 'action', value: 'delete', label: t('hooks.delete'), isDangerous: true },
          onSelect: () => onDelete(),
        },
      ]}
    />
  )
}

type DeleteHookProps = { readonly id: string; readonly isOpen: boolean; readonly onClose: () => void }

function DeleteHook({ id, ...question }: DeleteHookProps) {
  const { t } = useTranslation()
  return (
    <ConfirmAct
      {...question}
      act={useDeleteHook()}
      input={{ id }}
      title={t('hooks.deleteTitle')}
      description={t('hooks.deleteText')}
      confirmLabel={t('hooks.delete')}
      cancelLabel={t('hooks.deleteKeep')}
      closeLabel={t('hooks.close')}
      doneTitle={t('hooks.deleted')}
      failedTitle={t('hooks.notDone')}
    />
  )
}
