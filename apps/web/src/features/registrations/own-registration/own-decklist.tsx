import { type Decklist, EMPTY_DECKLIST } from '@tablee/domain/decklists/decklist'
import type { DeckRequest } from '@tablee/domain/tournaments/registration-rules'
import { useId, useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useSubmitDecklist } from '../api/amend-registration.ts'
import { decklistOf } from '../api/decklist-of.ts'
import type { OwnRegistration } from '../api/own-registration.ts'
import type { DecklistSlots } from '../registration-form/decklist-slots.ts'
import { useDecklistCheck } from '../registration-form/use-decklist-check.ts'

type OwnDecklistProps = {
  readonly own: OwnRegistration
  readonly decklists: DecklistSlots
  /** Until the start. */
  readonly canChange: boolean
  readonly request: DeckRequest
}

/** One's own decklist to read, and the way to hand it in or change it. */
export function OwnDecklist({ own, decklists, canChange, request }: OwnDecklistProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const decklist = decklistOf(own.registration)
  const isRequired = request === 'required'
  if (request === 'none' && decklist === null) return null
  return (
    <section aria-labelledby="own-decklist" className="grid min-w-0 gap-3 border-t border-line pt-4">
      <h3 id="own-decklist" className="text-lg">
        {t('registrations.own.decklist')}
      </h3>
      {decklist ? (
        decklists.view(decklist)
      ) : (
        <p className="text-muted">
          {t(isRequired && canChange ? 'registrations.own.decklistMissing' : 'registrations.own.decklistNone')}
        </p>
      )}
      {canChange ? (
        <div>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {decklist ? t('registrations.own.decklistChange') : t('registrations.own.decklistGive')}
          </Button>
        </div>
      ) : null}
      {isOpen && canChange ? (
        <DecklistDialog own={own} given={decklist} decklists={decklists} onClose={() => setOpen(false)} />
      ) : null}
    </section>
  )
}

type DecklistDialogProps = Pick<OwnDecklistProps, 'own' | 'decklists'> & {
  readonly given: Decklist | null
  readonly onClose: () => void
}

function DecklistDialog({ own, given, decklists, onClose }: DecklistDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  const submitting = useSubmitDecklist()
  const faultOf = useDecklistCheck()
  const { tournamentId } = own.registration
  const form = useForm({
    initial: { decklist: given ?? EMPTY_DECKLIST },
    isSending: submitting.isSending,
    check: ({ decklist }) => ({ decklist: faultOf(decklist) ?? undefined }),
    send: async ({ decklist }) => {
      const reply = await submitting.send({ tournamentId, playerId: own.playerId, decklist })
      if (reply === null) return null
      notify.success({ title: t('registrations.own.decklistSaved') })
      return onClose()
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('registrations.own.decklistTitle')}
      description={t('registrations.own.decklistHelp')}
      closeLabel={t('tournament.close')}
      width="wide"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('tournament.cancel')}
          </Button>
          <Button type="submit" form={formId} isBusy={submitting.isSending}>
            {t('registrations.own.decklistSave')}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.formProps} className="grid min-w-0 gap-5">
        {decklists.editor({
          value: form.values.decklist,
          onChange: (edited) => form.set('decklist', edited),
          isDisabled: submitting.isSending,
          error: form.faultOf('decklist'),
        })}
        <ActFailure act={submitting} title={t('registrations.own.decklistFailed')} />
      </form>
    </Dialog>
  )
}
