import type { WholeRegistration } from '@tablee/contract/registrations/registration-document'
import { DECK_REASON_MAX_LENGTH } from '@tablee/domain/decklists/deck-lock'
import type { Decklist } from '@tablee/domain/decklists/decklist'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useSubmitDecklist } from '../api/amend-registration.ts'
import { decklistOf } from '../api/decklist-of.ts'
import type { DecklistSlots } from '../registration-form/decklist-slots.ts'
import { useDecklistForm } from '../registration-form/use-decklist-form.tsx'
import { useDecksLocked } from '../registration-form/use-decks-locked.ts'

type EditDecklistProps = {
  readonly tournament: Tournament
  readonly registration: WholeRegistration
  readonly decklists: DecklistSlots
  readonly onClose: () => void
}

/** Submitted or corrected by the organizer; once it is locked, with a reason. */
export function EditDecklist({ tournament, registration, decklists, onClose }: EditDecklistProps) {
  const { t } = useTranslation()
  const given = decklistOf(registration)
  const isLocked = useDecksLocked(tournament) && given !== null
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const act = useSubmitDecklist()
  const target = { tournamentId: tournament.id, playerId: registration.playerKey }
  const restore = async (before: Decklist) => {
    const sent = { ...target, decklist: before, reason: t('registrations.frozen.takeBackReason') }
    if (await act.send(sent)) notify.success({ title: t('registrations.frozen.takenBack') })
    else notify.error({ title: t('registrations.own.decklistFailed') })
  }
  const send = async (decklist: Decklist) => {
    if (isLocked && reason.trim() === '') {
      setIsMissing(true)
      return false
    }
    return (await act.send({ ...target, decklist, ...(isLocked ? { reason } : {}) })) !== null
  }
  const takeBack = isLocked && given ? () => restore(given) : undefined
  const form = useDecklistForm({ handIn: { act, send }, given, decklists, onSaved: onClose, takeBack })
  return (
    <form {...form.formProps} className="grid min-w-0 gap-5">
      <p className="text-muted">{t('organizer.edit.decklistHelp')}</p>
      {form.fields}
      {isLocked ? (
        <TextArea
          label={t('registrations.frozen.reasonLabel')}
          hint={t('registrations.frozen.reasonHelp')}
          error={isMissing && reason.trim() === '' ? t('refusals.decklist_reason_required') : undefined}
          rows={2}
          maxLength={DECK_REASON_MAX_LENGTH}
          value={reason}
          onChange={setReason}
          disabled={form.isSending}
        />
      ) : null}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" disabled={form.isSending} onClick={onClose}>
          {t('organizer.edit.cancel')}
        </Button>
        <Button type="submit" isBusy={form.isSending}>
          {t('registrations.own.decklistSave')}
        </Button>
      </div>
    </form>
  )
}
