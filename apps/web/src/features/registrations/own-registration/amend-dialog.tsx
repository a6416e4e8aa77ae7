import { registerAdvancedPlayer } from '@tablee/contract/registrations/register-advanced-player'
import type { WholeRegistration } from '@tablee/contract/registrations/registration-document'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { ActFailure } from '../../../transport/act-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useAmendRegistration } from '../api/amend-registration.ts'
import type { OwnRegistration } from '../api/own-registration.ts'
import { PersonalFields } from '../registration-form/personal-fields.tsx'
import { isToldAtField, type PersonalTexts, useRegistrationDraft } from '../registration-form/use-registration-draft.ts'

/** Amends the own registration, with everything that was given. */
export function AmendDialog({ own }: { readonly own: OwnRegistration }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('registrations.own.amend')}
      </Button>
      {isOpen ? <OpenAmendDialog own={own} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function OpenAmendDialog({ own, onClose }: { readonly own: OwnRegistration; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const formId = useId()
  const amending = useAmendRegistration()
  const draft = useRegistrationDraft(textsOf(own.registration), amending.error)
  const { tournamentId } = own.registration
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (amending.isSending) return
    const input = { ...draft.texts, tournamentId, playerId: own.playerId }
    // The same is asked of who amends as of who registers.
    if (!draft.check(registerAdvancedPlayer, { ...input, policyAgreement: true })) return
    const reply = await amending.send(input)
    if (!reply) return
    notify.success({ title: t('registrations.own.amended') })
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('registrations.own.amendTitle')}
      closeLabel={t('tournament.close')}
      width="wide"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('tournament.cancel')}
          </Button>
          <Button type="submit" form={formId} isBusy={amending.isSending}>
            {t('registrations.own.amendSave')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={draft.form}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid min-w-0 gap-5"
      >
        <PersonalFields field={draft.field} />
        {isToldAtField(amending.error) ? null : (
          <ActFailure act={amending} title={t('registrations.own.amendFailed')} />
        )}
      </form>
    </Dialog>
  )
}

function textsOf(registration: WholeRegistration): PersonalTexts {
  const { playerName, firstName, lastName, email, phone, location, notes } = registration
  return { playerName, firstName, lastName, email, phone, location, notes }
}
