import { registerAdvancedPlayer } from '@tablee/contract/registrations/register-advanced-player'
import { type Decklist, EMPTY_DECKLIST } from '@tablee/domain/decklists/decklist'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { ActFailure } from '../../../transport/act-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useRegisterPlayer } from '../api/register-player.ts'
import type { DecklistSlots } from './decklist-slots.ts'
import { PersonalFields } from './personal-fields.tsx'
import { useDecklistCheck } from './use-decklist-check.ts'
import { useEntryPassword } from './use-entry-password.tsx'
import { isToldAtField, type PersonalTexts, useRegistrationDraft } from './use-registration-draft.ts'

type RegistrationFormProps = {
  readonly tournament: Tournament
  readonly initial: PersonalTexts
  /** Who comes back is known at the door. */
  readonly isKnown: boolean
  readonly isWaitingList: boolean
  readonly decklists: Pick<DecklistSlots, 'editor'>
}

/** Asks to play in an announced event. */
export function RegistrationForm({ tournament, initial, isKnown, isWaitingList, decklists }: RegistrationFormProps) {
  const { t } = useTranslation()
  const registering = useRegisterPlayer(tournament)
  const draft = useRegistrationDraft(initial, registering.error)
  const isDecklistRight = useDecklistCheck()
  const [decklist, setDecklist] = useState<Decklist | null>(null)
  const [hasAgreed, setAgreed] = useState(false)
  const entry = useEntryPassword(draft, { isAsked: tournament.hasPassword && !isKnown })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (registering.isSending) return
    const given = { ...draft.texts, ...entry.given, ...(decklist ? { decklist } : {}) }
    const input = { ...given, tournamentId: tournament.id, playerId: UNSENT_ID, policyAgreement: hasAgreed }
    const areTextsRight = draft.check(registerAdvancedPlayer, { ...input, decklist: null }, entry.missing)
    const canSend = areTextsRight && (decklist === null || isDecklistRight(decklist))
    if (!canSend) return
    const reply = await registering.send(given)
    if (reply) tellRegistered(reply.data.registration.waitingPosition)
  }
  const tellRegistered = (position: number | null) =>
    position === null
      ? notify.success({ title: t('registrations.form.done'), description: t('registrations.form.doneHelp') })
      : notify.success({
          title: t('registrations.form.doneWaiting'),
          description: t('registrations.form.doneWaitingHelp', { position }),
        })
  return (
    <form ref={draft.form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {entry.field}
      <PersonalFields field={draft.field} />
      <Checkbox
        name="with-decklist"
        label={
          <>
            {t('registrations.form.withDecklist')}
            <span className="block text-sm text-muted">{t('registrations.form.withDecklistHelp')}</span>
          </>
        }
        isChecked={decklist !== null}
        onChange={(isGiven) => setDecklist(isGiven ? EMPTY_DECKLIST : null)}
      />
      {decklist
        ? decklists.editor({ value: decklist, onChange: setDecklist, isDisabled: registering.isSending })
        : null}
      <PolicyAgreement
        isChecked={hasAgreed}
        error={draft.faults.policyAgreement}
        onChange={(isChecked) => {
          setAgreed(isChecked)
          draft.clear('policyAgreement')
        }}
      />
      {isToldAtField(registering.error) ? null : (
        <ActFailure act={registering} title={t('registrations.form.failed')} />
      )}
      <Button type="submit" size="large" isWide isBusy={registering.isSending}>
        {registering.isSending
          ? t('registrations.form.submitting')
          : t(isWaitingList ? 'registrations.form.submitWaiting' : 'registrations.form.submit')}
      </Button>
    </form>
  )
}

/** Stands in for the id that is sent, in the check of what was typed. */
const UNSENT_ID = 'not-sent-yet'

type PolicyAgreementProps = {
  readonly isChecked: boolean
  readonly error: string | undefined
  readonly onChange: (isChecked: boolean) => void
}

/** The policy opens beside the form, which keeps what is typed. */
function PolicyAgreement({ isChecked, error, onChange }: PolicyAgreementProps) {
  const { t } = useTranslation()
  return (
    <Checkbox
      name="privacy"
      required
      isChecked={isChecked}
      onChange={onChange}
      error={error}
      label={
        <>
          {t('registrations.form.policy')}{' '}
          <a href="/privacy" target="_blank" rel="noopener" className="underline">
            {t('legal.privacy.link')}
          </a>
        </>
      }
    />
  )
}
