import type { WholeRegistration } from '@tablee/contract/registrations/registration-document'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { decklistOf } from '../api/decklist-of.ts'
import type { DecklistSlots } from '../registration-form/decklist-slots.ts'
import { useDecklistForm, useHandIn } from '../registration-form/use-decklist-form.tsx'

type EditDecklistProps = {
  readonly tournamentId: TournamentId
  readonly registration: WholeRegistration
  readonly decklists: DecklistSlots
  readonly onClose: () => void
}

/** Submitted or corrected by the organizer. */
export function EditDecklist({ tournamentId, registration, decklists, onClose }: EditDecklistProps) {
  const { t } = useTranslation()
  const handIn = useHandIn({ tournamentId, playerId: registration.playerKey })
  const form = useDecklistForm({ handIn, given: decklistOf(registration), decklists, onSaved: onClose })
  return (
    <form {...form.formProps} className="grid min-w-0 gap-5">
      <p className="text-muted">{t('organizer.edit.decklistHelp')}</p>
      {form.fields}
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
