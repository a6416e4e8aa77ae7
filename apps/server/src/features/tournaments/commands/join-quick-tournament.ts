import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { joinQuickTournament as call } from '@tablee/contract/tournaments/join-quick-tournament'
import { accept, type Outcome } from '@tablee/domain/outcome'
import type { ShownPassword } from '@tablee/domain/tournaments/entry-password'
import { joinTournament } from '@tablee/domain/tournaments/join-tournament'
import { madePlayers } from '@tablee/domain/tournaments/seat-queue'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import { drawPlayerId } from '../chance.ts'
import { comparePassword, shownPassword } from '../compare-password.ts'
import { type HeldTournament, playerHeldBy } from '../held-tournament.ts'
import { leaveSeatQueue, listSeatQueue, type SeatPlace } from '../seat-queue-store.ts'
import { isSameHash, type Subject, subjectOf } from '../secret.ts'
import { keepTakenPlace, type SeatWait, type TakenPlace, takeSeatPlace } from '../take-seat-place.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { type Carried, carryAct, type Decided, resolveTarget } from './carry-act.ts'

/** With the place in the queue of who waits for a seat. */
export type Joined = Carried<unknown> & { readonly waiting: SeatWait | null }

export async function joinQuickTournament(
  acting: Acting<TournamentGround>,
  { code, playerName: name, playerId: secret, password, wait, actId }: ParsedInput<typeof call>,
): Promise<Outcome<Joined>> {
  const subject = subjectOf(secret, acting.caller)
  const newPlayerId = drawPlayerId(acting.chance)
  const id = await resolveTarget(acting, { code })
  const typed = id && (await comparePassword(acting, id, password))
  const outcome = await carryAct(acting, {
    name: 'join-quick-tournament',
    target: { code },
    actId,
    claim: { as: 'everybody', secret, caller: acting.caller },
    load: async (tx, { tournament }) => (wait ? listSeatQueue(tx.db, tournament.id, acting.now()) : null),
    decide: (held, queue) => join(held, { name, subject, newPlayerId, password: shownPassword(held, typed), queue }),
    beside: async (tx, { held, result: { left, taken } }) => {
      if (left) await leaveSeatQueue(tx.db, held.tournament.id, [left.hash])
      if (taken) await keepTakenPlace(acting, tx, { held, taken })
    },
  })
  if (!outcome.accepted) return outcome
  return accept({ ...outcome.value, waiting: outcome.value.result?.taken?.wait ?? null })
}

type Joining = {
  readonly name: string
  readonly subject: Subject
  readonly newPlayerId: PlayerId
  readonly password: ShownPassword
  /** Those waiting for a seat; null if the sender does not want to wait. */
  readonly queue: readonly SeatPlace[] | null
}

/** The place in the queue that the sender gives up for a seat, or the one they take because there is no seat. */
type Place = { readonly left: SeatPlace | null; readonly taken: TakenPlace | null }

function join(held: HeldTournament, joining: Joining): Outcome<Decided<Place>> {
  const { name, subject, newPlayerId, queue } = joining
  const { entry } = held.holders
  const own = queue?.find(({ hash }) => isSameHash(hash, subject.hash)) ?? null
  // Whoever waits has already shown the password, and need not type it again until it changes.
  const password = joining.password ?? (own && own.entry !== null && own.entry === entry ? 'right' : undefined)
  const outcome = joinTournament(held.tournament, { name, publicId: subject.publicId, newPlayerId, password })
  if (outcome.accepted) {
    const changes = outcome.value
    const grants = madePlayers(changes).map((playerId) => playerHeldBy(playerId, subject.hash))
    return accept({ changes, grants, result: { left: own, taken: null } })
  }
  if (queue === null || outcome.refusal.code !== 'tournament_full') return outcome
  const taken = takeSeatPlace({ name, subject, entry, queue })
  return taken.accepted ? accept({ changes: [], result: { left: null, taken: taken.value } }) : taken
}
