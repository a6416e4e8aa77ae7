import { registerAdvancedPlayer } from '@tablee/contract/registrations/register-advanced-player'
import { guardianAge } from '@tablee/domain/registrations/guardian'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useCallFaults } from '../../../forms/use-call-faults.ts'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useAmendRegistration } from '../api/amend-registration.ts'
import type { OwnRegistration } from '../api/own-registration.ts'
import { FixedSeatWish } from '../registration-form/fixed-seat-wish.tsx'
import { FormDialog } from '../registration-form/form-dialog.tsx'
import { GuardianFields } from '../registration-form/guardian-fields.tsx'
import { amendedOf, guardianTextsOf, useGuardianFaults } from '../registration-form/guardian-texts.ts'
import { PersonalFields } from '../registration-form/personal-fields.tsx'
import { fieldsOfRefusal, textsOf } from '../registration-form/personal-texts.ts'

type AmendDialogProps = { readonly tournament: Tournament; readonly own: OwnRegistration }

export function AmendDialog({ tournament, own }: AmendDialogProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('registrations.own.amend')}
      </Button>
      {isOpen ? <OpenAmendDialog tournament={tournament} own={own} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function OpenAmendDialog({ tournament, own, onClose }: AmendDialogProps & { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const amending = useAmendRegistration()
  const faultsOf = useCallFaults()
  const guardianFaults = useGuardianFaults()
  const age = guardianAge(tournament)
  const { tournamentId, wishesFixedSeat } = own.registration
  const form = useForm({
    initial: { ...textsOf(own.registration), ...guardianTextsOf(own.registration), wishesFixedSeat },
    isSending: amending.isSending,
    failure: amending.error,
    refusedFields: fieldsOfRefusal,
    // Same checks as when registering.
    check: (typed) => ({
      ...faultsOf(
        registerAdvancedPlayer.input.safeParse({
          ...amendedOf(null, typed),
          tournamentId,
          playerId: own.playerId,
          policyAgreement: true,
        }),
      ),
      ...guardianFaults(age, typed),
    }),
    send: async (typed) => {
      const reply = await amending.send({ ...amendedOf(age, typed), tournamentId, playerId: own.playerId })
      if (reply === null) return null
      notify.success({ title: t('registrations.own.amended') })
      return onClose()
    },
  })
  const { playerKey } = own.registration
  const others = { ...tournament, players: tournament.players.filter(({ id }) => id !== playerKey) }
  return (
    <FormDialog
      form={form.formProps}
      onClose={onClose}
      title={t('registrations.own.amendTitle')}
      saveLabel={t('registrations.own.amendSave')}
      isSending={amending.isSending}
    >
      <PersonalFields tournament={others} field={form.field} />
      <FixedSeatWish form={form} />
      {age === null ? null : <GuardianFields age={age} form={form} />}
      {form.isToldAtField ? null : <ActFailure act={amending} title={t('registrations.own.amendFailed')} />}
    </FormDialog>
  )
}
