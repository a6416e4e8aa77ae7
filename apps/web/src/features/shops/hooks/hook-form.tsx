import { addHook } from '@tablee/contract/shops/hooks'
import { HOOK_ADDRESS_MAX_LENGTH, HOOK_EVENTS, type HookEvent } from '@tablee/domain/shops/hook'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useCallFaults } from '../../../forms/use-call-faults.ts'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useAddHook } from '../api/hooks.ts'
import type { Told } from '../told-once.tsx'
import { EventChoice } from './event-choice.tsx'

/** A new address, with everything chosen. */
export function HookForm({ onSecret }: { readonly onSecret: (told: Told) => void }) {
  const { t, language } = useTranslation()
  const act = useAddHook()
  const faultsOf = useCallFaults()
  const form = useForm({
    initial: { address: '', events: [...HOOK_EVENTS] as HookEvent[] },
    failure: act.error,
    check: (typed) => faultsOf(addHook.input.safeParse(typed)),
    send: async (typed) => {
      const answered = await act.send({ ...typed, language })
      if (answered === null) return null
      // An address of Discord has none, and leaves the one before to be copied.
      const { secret, hooks } = answered.data
      if (secret !== null) onSecret({ secret, of: hooks.at(-1)?.address ?? typed.address })
      form.set('address', '')
      return notify.success({ title: t('hooks.added') })
    },
  })
  return (
    <form {...form.formProps} className="grid gap-4">
      <TextInput
        type="url"
        label={t('hooks.address')}
        hint={t('hooks.addressHint')}
        autoComplete="off"
        maxLength={HOOK_ADDRESS_MAX_LENGTH}
        {...form.field('address')}
      />
      <EventChoice chosen={form.values.events} onChange={(events) => form.set('events', events)} />
      {form.isToldAtField ? null : <ActFailure act={act} title={t('hooks.notDone')} />}
      <Button type="submit" isBusy={act.isSending} className="sm:justify-self-start">
        {t('hooks.add')}
      </Button>
    </form>
  )
}
