import type { LinkedRegistration } from '@tablee/contract/registrations/registration-link'
import { type Decklist, EMPTY_DECKLIST } from '@tablee/domain/decklists/decklist'
import { useId, useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { decklistOf } from '../api/decklist-of.ts'
import { useLinkedAct } from '../api/registration-link.ts'
import type { DecklistSlots } from '../registration-form/decklist-slots.ts'
import { useDecklistCheck } from '../registration-form/use-decklist-check.ts'

type LinkedDecklistProps = {
  readonly registration: LinkedRegistration
  readonly decklists: DecklistSlots
  /** Until the start. */
  readonly canChange: boolean
}

/** The decklist to read, and the way to hand it in or change it. */
export function LinkedDecklist({ registration, decklists, canChange }: LinkedDecklistProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const decklist = decklistOf(registration)
  const request = registration.tournament.deck
  if (request === 'none' && decklist === null) return null
  const isMissing = request === 'required' && canChange
  return (
    <section aria-labelledby="linked-decklist" className="grid min-w-0 gap-3 border-t border-line pt-4">
      <h2 id="linked-decklist" className="text-lg">
        {t('registrations.own.decklist')}
      </h2>
      {decklist ? (
        decklists.view(decklist)
      ) : (
        <p className="text-muted">{t(`registrations.own.${isMissing ? 'decklistMissing' : 'decklistNone'}`)}</p>
      )}
      {canChange ? (
        <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
          {t(`registrations.own.${decklist ? 'decklistChange' : 'decklistGive'}`)}
        </Button>
      ) : null}
      {isOpen && canChange ? (
        <DecklistDialog
          registration={registration}
          given={decklist}
          decklists={decklists}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </section>
  )
}

type DecklistDialogProps = Omit<LinkedDecklistProps, 'canChange'> & {
  readonly given: Decklist | null
  readonly onClose: () => void
}

function DecklistDialog({ registration, given, decklists, onClose }: DecklistDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  const act = useLinkedAct(registration)
  const faultOf = useDecklistCheck()
  const form = useForm({
    initial: { decklist: given ?? EMPTY_DECKLIST },
    isSending: act.isSending,
    check: ({ decklist }) => ({ decklist: faultOf(decklist) ?? undefined }),
    send: async ({ decklist }) => {
      if (!(await act.send({ kind: 'decklist', decklist }))) return null
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
          <Button type="submit" form={formId} isBusy={act.isSending}>
            {t('registrations.own.decklistSave')}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.formProps} className="grid min-w-0 gap-5">
        {decklists.editor({
          value: form.values.decklist,
          onChange: (edited) => form.set('decklist', edited),
          isDisabled: act.isSending,
          error: form.faultOf('decklist'),
        })}
        <ActFailure act={act} title={t('registrations.own.decklistFailed')} />
      </form>
    </Dialog>
  )
}
