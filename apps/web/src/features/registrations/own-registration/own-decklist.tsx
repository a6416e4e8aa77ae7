import type { Decklist } from '@tablee/domain/decklists/decklist'
import type { DeckRequest } from '@tablee/domain/tournaments/registration-rules'
import { useId, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { decklistOf } from '../api/decklist-of.ts'
import { isWhole } from '../api/evolve-registrations.ts'
import type { OwnRegistration } from '../api/own-registration.ts'
import type { DecklistSlots } from '../registration-form/decklist-slots.ts'
import { useDecklistForm } from '../registration-form/use-decklist-form.tsx'

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
      {decklist && isWhole(own.registration) && own.registration.isDeckByOrganizer ? (
        <p className="text-muted">{t('registrations.own.decklistByOrganizer')}</p>
      ) : null}
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
  const { tournamentId } = own.registration
  const target = { tournamentId, playerId: own.playerId }
  const form = useDecklistForm({ target, given, decklists, onSaved: onClose })
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
          <Button type="submit" form={formId} isBusy={form.isSending}>
            {t('registrations.own.decklistSave')}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.formProps} className="grid min-w-0 gap-5">
        {form.fields}
      </form>
    </Dialog>
  )
}
