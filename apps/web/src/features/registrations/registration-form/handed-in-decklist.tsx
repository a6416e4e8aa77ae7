import { deckAsGiven } from '@tablee/domain/decklists/deck-lock'
import type { Decklist } from '@tablee/domain/decklists/decklist'
import type { DeckRequest } from '@tablee/domain/tournaments/life/registration-rules'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import type { DecklistSlots } from './decklist-slots.ts'
import { FormDialog } from './form-dialog.tsx'
import { PasteInstead } from './paste-instead.tsx'
import { type HandIn, useDecklistForm } from './use-decklist-form.tsx'

type HandedInDecklistProps = {
  readonly decklist: Decklist | null
  readonly request: DeckRequest
  readonly decklists: DecklistSlots
  /** Until the start. */
  readonly canChange: boolean
  readonly note?: ReactNode
  readonly headingLevel: 2 | 3
  /** The form with its submit act. */
  readonly form: (onClose: () => void) => ReactNode
}

/** One's own decklist: to read, submit or change. */
export function HandedInDecklist(props: HandedInDecklistProps) {
  const { decklist, request, decklists, canChange, note, headingLevel, form } = props
  const { t } = useTranslation()
  const headingId = useId()
  const [isOpen, setOpen] = useState(false)
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  if (request === 'none' && decklist === null) return null
  const isMissing = request === 'required' && canChange
  return (
    <section aria-labelledby={headingId} className="grid min-w-0 gap-3 border-t border-line pt-4">
      <Heading id={headingId} className="text-lg">
        {t('registrations.own.decklist')}
      </Heading>
      {note}
      {canChange && deckAsGiven(decklist) === 'address' ? <PasteInstead /> : null}
      {decklist ? (
        decklists.view(decklist)
      ) : (
        <p className="text-muted">{t(`registrations.own.${isMissing ? 'decklistMissing' : 'decklistNone'}`)}</p>
      )}
      {canChange ? (
        <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
          {deckAsGiven(decklist) === 'address'
            ? t('registrations.frozen.pasteAction')
            : t(`registrations.own.${decklist ? 'decklistChange' : 'decklistGive'}`)}
        </Button>
      ) : null}
      {isOpen && canChange ? form(() => setOpen(false)) : null}
    </section>
  )
}

type DecklistDialogProps = {
  readonly given: Decklist | null
  readonly decklists: DecklistSlots
  readonly handIn: HandIn
  readonly onClose: () => void
}

export function DecklistDialog({ given, decklists, handIn, onClose }: DecklistDialogProps) {
  const { t } = useTranslation()
  const form = useDecklistForm({ handIn, given, decklists, onSaved: onClose })
  return (
    <FormDialog
      form={form.formProps}
      onClose={onClose}
      title={t('registrations.own.decklistTitle')}
      description={t('registrations.own.decklistHelp')}
      saveLabel={t('registrations.own.decklistSave')}
      isSending={form.isSending}
    >
      {form.fields}
    </FormDialog>
  )
}
