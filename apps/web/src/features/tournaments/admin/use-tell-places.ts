import { pairingOf } from '@tablee/domain/tournaments/hand-pairing'
import { tableOf } from '@tablee/domain/tournaments/kinds/seats'
import { matchesOfRound } from '@tablee/domain/tournaments/round-progress'
import { seenRound } from '@tablee/domain/tournaments/seen-round'
import type { RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { useToldFailure } from '../../../acts/use-told-failure.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { notify } from '../../../ui/toasts.tsx'
import type { StaffAccess } from '../api/own-roles.ts'
import { useSetPairings } from '../api/set-round-pairings.ts'

type PlacesGiven = {
  readonly title: string
  readonly round: RoundNumber
  readonly before: Tournament
  /** As it was decided; what happens to its new tables later is not undone unseen. */
  readonly after: Tournament
}

/** Says which places were given in the round; one tap takes them back (EVEN-6). */
export function useTellPlaces(access: StaffAccess): (given: PlacesGiven) => void {
  const { t } = useTranslation()
  const takeBack = useSetPairings(access)
  useToldFailure(takeBack, t('admin.failed.pairings'))
  return ({ title, round, before, after }) => {
    // In the order of the tables, so that each goes back to its own.
    const matches = matchesOfRound(before, round).toSorted((one, other) => (tableOf(one) ?? 0) - (tableOf(other) ?? 0))
    const pairings = matches.map(pairingOf)
    notify.info({
      title,
      action: {
        label: t('admin.players.undo'),
        onClick: () => void takeBack.send({ round, pairings, from: seenRound(after, round) }),
      },
    })
  }
}
