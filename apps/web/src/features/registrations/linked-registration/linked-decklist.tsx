import type { LinkedRegistration } from '@tablee/contract/registrations/registration-link'
import type { Decklist } from '@tablee/domain/decklists/decklist'
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

export function LinkedDecklist({ registration, decklists, canChange }: LinkedDecklistProps) {
  const decklist = decklistOf(registration)
  return (
    <HandedInDecklist
      {...{ decklist, decklists, canChange }}
      request={registration.tournament.deck}
      headingLevel={2}
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
