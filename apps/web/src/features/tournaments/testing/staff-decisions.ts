import { inputOfAct, STAFF_ACTS } from '@tablee/contract/tournaments/staff-acts'
import type { Outcome } from '@tablee/domain/outcome'
import type { AnyAct, DecidedActName, Deciding } from '@tablee/domain/tournaments/acts/act'
import { decideAct } from '@tablee/domain/tournaments/acts/decide-act'
import type { Change } from '@tablee/domain/tournaments/change'
import { whole } from '@tablee/domain/tournaments/testing/a-tournament'
import type { PublicId, Tournament } from '@tablee/domain/tournaments/tournament'

const organizer = { publicId: 'organizer' as PublicId, role: 'organizer', holderId: '', label: null } as const

/** A staff call's decision from the table of acts; null for other calls. */
export function staffDecision(id: string, at: Date) {
  if (!Object.hasOwn(STAFF_ACTS, id)) return null
  return (tournament: Tournament, input: object): Outcome<readonly Change[]> => {
    const act = { name: id, input: inputOfAct(input) } as AnyAct
    const deciding = { at, seed: 'seed', ids: [], author: organizer } as Deciding<DecidedActName>
    return decideAct(whole(tournament), act, deciding)
  }
}
