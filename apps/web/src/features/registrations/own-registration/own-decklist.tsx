import { deckAsGiven } from '@tablee/domain/decklists/deck-lock'
import type { Decklist } from '@tablee/domain/decklists/decklist'
import type { DeckRequest } from '@tablee/domain/tournaments/life/registration-rules'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { decklistOf } from '../api/decklist-of.ts'
import { isWhole } from '../api/evolve-registrations.ts'
import type { OwnRegistration } from '../api/own-registration.ts'
import type { DecklistSlots } from '../registration-form/decklist-slots.ts'
import { DecklistDialog, HandedInDecklist } from '../registration-form/handed-in-decklist.tsx'
import { useHandIn } from '../registration-form/use-decklist-form.tsx'
import { useDecksLocked } from '../registration-form/use-decks-locked.ts'
import { OwnFrozen } from './own-frozen.tsx'

type OwnDecklistProps = {
  readonly tournament: Tournament
  readonly own: OwnRegistration
  readonly decklists: DecklistSlots
  /** Until the start. */
  readonly canChange: boolean
  readonly request: DeckRequest
}

/** To read, submit or change. */
export function OwnDecklist({ tournament, own, decklists, canChange: isBefore, request }: OwnDecklistProps) {
  const { t } = useTranslation()
  const decklist = decklistOf(own.registration)
  const isKept = useDecksLocked(tournament) && deckAsGiven(decklist) === 'cards'
  const canChange = isBefore && !isKept
  const isByOrganizer = decklist !== null && isWhole(own.registration) && own.registration.isDeckByOrganizer
  return (
    <HandedInDecklist
      {...{ decklist, request, decklists, canChange }}
      headingLevel={3}
      note={
        <>
          {isByOrganizer ? <p className="text-muted">{t('registrations.own.decklistByOrganizer')}</p> : null}
          {isKept ? <OwnFrozen tournament={tournament} own={own} /> : null}
        </>
      }
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
