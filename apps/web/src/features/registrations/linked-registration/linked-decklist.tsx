import type { LinkedRegistration } from '@tablee/contract/registrations/registration-link'
import { deckAsGiven } from '@tablee/domain/decklists/deck-lock'
import type { Decklist } from '@tablee/domain/decklists/decklist'
import { useTranslation } from '../../../language/use-translation.ts'
import { decklistOf } from '../api/decklist-of.ts'
import { useLinkedAct } from '../api/registration-link.ts'
import type { DecklistSlots } from '../registration-form/decklist-slots.ts'
import { DecklistDialog, HandedInDecklist } from '../registration-form/handed-in-decklist.tsx'

type LinkedDecklistProps = {
  readonly registration: LinkedRegistration
  readonly decklists: DecklistSlots
  /** Until the start. */
  readonly canChange: boolean
}

export function LinkedDecklist({ registration, decklists, canChange: isBefore }: LinkedDecklistProps) {
  const { t } = useTranslation()
  const decklist = decklistOf(registration)
  const isKept = registration.tournament.areDecksLocked && deckAsGiven(decklist) === 'cards'
  const canChange = isBefore && !isKept
  return (
    <HandedInDecklist
      {...{ decklist, decklists, canChange }}
      request={registration.tournament.deck}
      headingLevel={2}
      note={isKept ? <p className="font-semibold">{t('registrations.frozen.own')}</p> : null}
      form={(onClose) => <ByLink {...{ registration, decklists, onClose }} given={decklist} />}
    />
  )
}

type ByLinkProps = Omit<LinkedDecklistProps, 'canChange'> & {
  readonly given: Decklist | null
  readonly onClose: () => void
}

function ByLink({ registration, ...dialog }: ByLinkProps) {
  const act = useLinkedAct(registration)
  const send = async (decklist: Decklist) => (await act.send({ kind: 'decklist', decklist })) !== null
  return <DecklistDialog {...dialog} handIn={{ act, send }} />
}
