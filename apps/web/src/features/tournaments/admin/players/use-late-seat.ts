import type { Outcome } from '@tablee/domain/outcome'
import type { Change } from '@tablee/domain/tournaments/change'
import { evolveAll } from '@tablee/domain/tournaments/evolve'
import { opponentOf, seatsOf, tableOf } from '@tablee/domain/tournaments/kinds/seats'
import { type LateSeat, seatLatePlayer } from '@tablee/domain/tournaments/players/seat-late-player'
import { repairRound } from '@tablee/domain/tournaments/rounds/repair-round'
import { matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import type { RepairWish } from '@tablee/domain/tournaments/rounds/smallest-repair'
import type { PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../../language/use-translation.ts'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useSeatLatePlayer } from '../../api/players/seat-late-player.ts'
import { useRepairRound } from '../../api/rounds/repair-round.ts'
import { usePlayerNames } from '../../tournament-frame/player-names.ts'
import { useTableLabel } from '../../tournament-frame/table-label.tsx'
import { useTellPlaces } from '../rounds/use-tell-places.ts'

export type LateSeating = {
  readonly act: ReturnType<typeof useSeatLatePlayer>
  /** Whether it worked; the notice offers an undo (EVEN-6). */
  readonly seat: (wish: LateSeat) => Promise<boolean>
  readonly repairAct: ReturnType<typeof useRepairRound>
  /** For several, breaking up tables. */
  readonly repair: (wish: RepairWish, newcomers: readonly PlayerId[]) => Promise<boolean>
}

/** Seats late players and says where. */
export function useLateSeat(tournament: Tournament, access: StaffAccess): LateSeating {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  const names = usePlayerNames(tournament)
  const act = useSeatLatePlayer(access)
  const repairAct = useRepairRound(access)
  const tell = useTellPlaces(access)
  const nameOf = (id: PlayerId | null) => (id === null ? '' : (names.get(id) ?? ''))
  const placeIn = (after: Tournament, round: RoundNumber, playerId: PlayerId) => {
    const match = matchesOfRound(after, round).find((each) => seatsOf(each).includes(playerId))
    const [table, opponent] = match ? [tableOf(match), opponentOf(match, playerId)] : [null, null]
    const name = nameOf(playerId)
    if (table === null) return t('lateSeat.exempt', { name, round })
    if (opponent === null) return t('lateSeat.seatedAt', { name, table: labelOf(table) })
    return t('lateSeat.seated', { name, table: labelOf(table), opponent: nameOf(opponent) })
  }
  const seat = async (wish: LateSeat) => {
    const { playerId, round } = wish
    const after = decided(tournament, seatLatePlayer(tournament, wish))
    if ((await act.send(wish)) === null) return false
    tell({ title: placeIn(after, round, playerId), round, before: tournament, after })
    return true
  }
  const repair = async (wish: RepairWish, newcomers: readonly PlayerId[]) => {
    const { round } = wish
    const after = decided(tournament, repairRound(tournament, wish))
    if ((await repairAct.send(wish)) === null) return false
    const [only, ...others] = newcomers
    const title =
      only !== undefined && others.length === 0
        ? placeIn(after, round, only)
        : t('repair.seated', { count: newcomers.length, round })
    tell({ title, round, before: tournament, after })
    return true
  }
  return { act, seat, repairAct, repair }
}

function decided(tournament: Tournament, outcome: Outcome<readonly Change[]>): Tournament {
  return outcome.accepted ? evolveAll(tournament, outcome.value) : tournament
}
