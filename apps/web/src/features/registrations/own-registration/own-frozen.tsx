import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { useFrozenOf } from '../api/frozen-decks.ts'
import type { OwnRegistration } from '../api/own-registration.ts'
import { FrozenLine } from '../registered-players/frozen-line.tsx'

/** That one's list can no longer be changed, whom to ask, and each time it was kept. */
export function OwnFrozen({ tournament, own }: { readonly tournament: Tournament; readonly own: OwnRegistration }) {
  const { t } = useTranslation()
  const { decklist } = own.registration
  const { data: kept = [] } = useFrozenOf(tournament, { playerId: own.playerId, decklist, isAsked: true })
  return (
    <div className="grid min-w-0 gap-2">
      <p className="font-semibold">{t('registrations.frozen.own')}</p>
      {kept.map((one) => (
        <FrozenLine key={one.number} kept={one} hasHash={false} />
      ))}
    </div>
  )
}
