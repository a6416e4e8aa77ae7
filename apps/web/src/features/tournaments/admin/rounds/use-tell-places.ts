import { isMeeting } from '@tablee/domain/tournaments/kinds/seats'
import { pairingOf, seatKey } from '@tablee/domain/tournaments/rounds/hand-pairing'
import { matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import { seenRound } from '@tablee/domain/tournaments/rounds/seen-round'
import type { PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { useToldFailure } from '../../../../acts/use-told-failure.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { notify } from '../../../../ui/toasts.tsx'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useRestorePlayer } from '../../api/players/restore-quick-tournament-player.ts'
import { useSetPairings } from '../../api/rounds/set-round-pairings.ts'

type PlacesGiven = {
  readonly title: string
  readonly round: RoundNumber
  readonly before: Tournament
  /** The state at that time; later changes at its new tables block the undo. */
  readonly after: Tournament
  /** Dropped by the same act, restored first. */
  readonly dropped?: readonly PlayerId[]
}

/** Reports seats given in the round, with an undo (EVEN-6). */
export function useTellPlaces(access: StaffAccess): (given: PlacesGiven) => void {
  const { t } = useTranslation()
  const takeBack = useSetPairings(access)
  const restore = useRestorePlayer(access)
  useToldFailure(takeBack, t('admin.failed.pairings'))
  useToldFailure(restore, t('admin.failed.restore'))
  return ({ title, round, before, after, dropped = [] }) => {
    const matches = matchesOfRound(before, round)
    const pairings = matches.map(pairingOf)
    // Back to their own tables.
    const tables = new Map(
      matches.flatMap((match) => (isMeeting(match) ? [[seatKey(match), match.table] as const] : [])),
    )
    const undo = async () => {
      for (const playerKey of dropped) if ((await restore.send({ playerKey })) === null) return
      await takeBack.send({ round, pairings, tables, from: seenRound(after, round) })
    }
    notify.info({
      title,
      action: {
        label: t('admin.players.undo'),
        onClick: () => void undo(),
      },
    })
  }
}
