import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { isPodTable } from '@tablee/domain/tournaments/kinds/pod-table'
import { isMeeting, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import { tablesInUse } from '@tablee/domain/tournaments/tables/tables-in-use'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { publicIdOf } from '../../../device-storage/secret.ts'
import type { TableCodes } from '../api/results/table-codes.ts'
import { TABLE_TOKEN } from './decided-acts.ts'

/** All codes for the staff, own characters for a player. */
export function tableCodesOf(tournament: Tournament, { playerId }: Record<string, unknown>): TableCodes {
  const own = tournament.players.find(({ publicId }) => publicId === publicIdOf(String(playerId)))
  const isStaff = playerId === undefined
  return {
    tables: isStaff ? tablesInUse(tournament).map((table) => ({ table, token: TABLE_TOKEN })) : [],
    matches: matchesOfRound(tournament, currentRound(tournament))
      .filter((match) => isMeeting(match) || isPodTable(match))
      .map((match) => {
        if (isPodTable(match)) {
          const characters = seatsOf(match).map((id) => (isStaff || id === own?.id ? 'CCC' : null))
          return { matchId: match.id, characters1: null, characters2: null, characters }
        }
        const [first, second] = seatsOf(match)
        return {
          matchId: match.id,
          characters1: isStaff || first === own?.id ? 'CCC' : null,
          characters2: isStaff || second === own?.id ? 'DDD' : null,
        }
      }),
    rounds: [],
  }
}
