import { type Decklist, EMPTY_DECKLIST } from '@tablee/domain/decklists/decklist'
import type { Act } from '../../../acts/act.ts'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { notify } from '../../../ui/toasts.tsx'
import { useSubmitDecklist } from '../api/amend-registration.ts'
import type { DecklistSlots } from './decklist-slots.ts'
import { useDecklistCheck } from './use-decklist-check.ts'

/** The act that submits a decklist. */
export type HandIn = {
  readonly act: Pick<Act<never, unknown>, 'error' | 'isSending' | 'retry'>
  readonly send: (decklist: Decklist) => Promise<boolean>
}

/** `playerId` is the player's own proof, or names the player for the organizer. */
type Target = { readonly tournamentId: string; readonly playerId: string }

/** With one's own registration, or as the organizer. */
export function useHandIn(target: Target): HandIn {
  const act = useSubmitDecklist()
  return { act, send: async (decklist) => (await act.send({ ...target, decklist })) !== null }
}

type DecklistOf = {
  readonly handIn: HandIn
  readonly given: Decklist | null
  readonly decklists: Pick<DecklistSlots, 'editor'>
  readonly onSaved: () => void
  /** Restores the list before it. */
  readonly takeBack?: (() => Promise<void>) | undefined
}

/** For a decklist submitted or changed after registering. */
export function useDecklistForm({ handIn: { act, send }, given, decklists, onSaved, takeBack }: DecklistOf) {
  const { t } = useTranslation()
  const faultOf = useDecklistCheck()
  const { isSending } = act
  const form = useForm({
    initial: { decklist: given ?? EMPTY_DECKLIST },
    isSending,
    check: ({ decklist }) => ({ decklist: faultOf(decklist) ?? undefined }),
    send: async ({ decklist }) => {
      if (!(await send(decklist))) return null
      const action = takeBack && { label: t('organizer.done.takeBack'), onClick: () => void takeBack() }
      notify[action ? 'info' : 'success']({
        title: t('registrations.own.decklistSaved'),
        ...(action ? { action } : {}),
      })
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
