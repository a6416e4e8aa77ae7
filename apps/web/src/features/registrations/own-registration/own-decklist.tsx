import type { Decklist } from '@tablee/domain/decklists/decklist'
import type { DeckRequest } from '@tablee/domain/tournaments/life/registration-rules'
import { useTranslation } from '../../../language/use-translation.ts'
import { decklistOf } from '../api/decklist-of.ts'
import { isWhole } from '../api/evolve-registrations.ts'
import type { OwnRegistration } from '../api/own-registration.ts'
import type { DecklistSlots } from '../registration-form/decklist-slots.ts'
import { DecklistDialog, HandedInDecklist } from '../registration-form/handed-in-decklist.tsx'
import { useHandIn } from '../registration-form/use-decklist-form.tsx'

type OwnDecklistProps = {
  readonly own: OwnRegistration
  readonly decklists: DecklistSlots
  /** Until the start. */
  readonly canChange: boolean
  readonly request: DeckRequest
}

/** To read, submit or change. */
export function OwnDecklist({ own, decklists, canChange, request }: OwnDecklistProps) {
  const { t } = useTranslation()
  const decklist = decklistOf(own.registration)
  const isByOrganizer = decklist !== null && isWhole(own.registration) && own.registration.isDeckByOrganizer
  return (
    <HandedInDecklist
      {...{ decklist, request, decklists, canChange }}
      headingLevel={3}
      note={isByOrganizer ? <p className="text-muted">{t('registrations.own.decklistByOrganizer')}</p> : null}
      form={(onClose) => <OfOwn {...{ own, decklists, onClose }} given={decklist} />}
    />
  )
}

type OfOwnProps = Pick<OwnDecklistProps, 'own' | 'decklists'> & {
  readonly given: Decklist | null
  readonly onClose: () => void
}

function OfOwn({ own, ...dialog }: OfOwnProps) {
  const { tournamentId } = own.registration
  return <DecklistDialog {...dialog} handIn={useHandIn({ tournamentId, playerId: own.playerId })} />
}
