import { type Decklist, EMPTY_DECKLIST } from '@tablee/domain/decklists/decklist'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { notify } from '../../../ui/toasts.tsx'
import { useSubmitDecklist } from '../api/amend-registration.ts'
import type { DecklistSlots } from './decklist-slots.ts'
import { useDecklistCheck } from './use-decklist-check.ts'

type DecklistOf = {
  /** Whose it is; `playerId` as who hands it in shows or means them. */
  readonly target: { readonly tournamentId: string; readonly playerId: string }
  readonly given: Decklist | null
  readonly decklists: Pick<DecklistSlots, 'editor'>
  readonly onSaved: () => void
}

/** A decklist that is handed in, or changed, after the registration. */
export function useDecklistForm({ target, given, decklists, onSaved }: DecklistOf) {
  const { t } = useTranslation()
  const submitting = useSubmitDecklist()
  const faultOf = useDecklistCheck()
  const { isSending } = submitting
  const form = useForm({
    initial: { decklist: given ?? EMPTY_DECKLIST },
    isSending,
    check: ({ decklist }) => ({ decklist: faultOf(decklist) ?? undefined }),
    send: async ({ decklist }) => {
      const reply = await submitting.send({ ...target, decklist })
      if (reply === null) return null
      notify.success({ title: t('registrations.own.decklistSaved') })
      return onSaved()
    },
  })
  const fields = (
    <>
      {decklists.editor({
        value: form.values.decklist,
        onChange: (edited) => form.set('decklist', edited),
        isDisabled: isSending,
        error: form.faultOf('decklist'),
      })}
      <ActFailure act={submitting} title={t('registrations.own.decklistFailed')} />
    </>
  )
  return { formProps: form.formProps, fields, isSending }
}
