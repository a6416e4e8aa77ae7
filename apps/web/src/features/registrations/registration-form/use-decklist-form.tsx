import { type Decklist, EMPTY_DECKLIST } from '@tablee/domain/decklists/decklist'
import type { Act } from '../../../acts/act.ts'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { notify } from '../../../ui/toasts.tsx'
import { useSubmitDecklist } from '../api/amend-registration.ts'
import type { DecklistSlots } from './decklist-slots.ts'
import { useDecklistCheck } from './use-decklist-check.ts'

/** By which act a decklist goes to the server. */
export type HandIn = {
  readonly act: Pick<Act<never, unknown>, 'error' | 'isSending' | 'retry'>
  /** Whether it was taken. */
  readonly send: (decklist: Decklist) => Promise<boolean>
}

/** Whose it is; `playerId` as who hands it in shows or means them. */
type Target = { readonly tournamentId: string; readonly playerId: string }

/** With the registration of one's own, or as the organizer. */
export function useHandIn(target: Target): HandIn {
  const act = useSubmitDecklist()
  return { act, send: async (decklist) => (await act.send({ ...target, decklist })) !== null }
}

type DecklistOf = {
  readonly handIn: HandIn
  readonly given: Decklist | null
  readonly decklists: Pick<DecklistSlots, 'editor'>
  readonly onSaved: () => void
}

/** A decklist that is handed in, or changed, after the registration. */
export function useDecklistForm({ handIn: { act, send }, given, decklists, onSaved }: DecklistOf) {
  const { t } = useTranslation()
  const faultOf = useDecklistCheck()
  const { isSending } = act
  const form = useForm({
    initial: { decklist: given ?? EMPTY_DECKLIST },
    isSending,
    check: ({ decklist }) => ({ decklist: faultOf(decklist) ?? undefined }),
    send: async ({ decklist }) => {
      if (!(await send(decklist))) return null
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
      <ActFailure act={act} title={t('registrations.own.decklistFailed')} />
    </>
  )
  return { formProps: form.formProps, fields, isSending }
}
