import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { joinQuickTournament as call } from '@tablee/contract/tournaments/join-quick-tournament'
import { accept, type Outcome } from '@tablee/domain/outcome'
import { decideAct } from '@tablee/domain/tournaments/acts/decide-act'
import type { Change } from '@tablee/domain/tournaments/change'
import type { ShownPassword } from '@tablee/domain/tournaments/life/entry-password'
import { madePlayers } from '@tablee/domain/tournaments/players/seat-queue'
import { comparePassword, shownPassword } from '../compare-password.ts'
import { type HeldTournament, playerHeldBy } from '../held-tournament.ts'
import { leaveSeatQueue, listSeatQueue, type SeatPlace } from '../seat-queue-store.ts'
import { isSameHash, type Subject, subjectOf } from '../secret.ts'
import { keepTakenPlace, type SeatWait, type TakenPlace, takeSeatPlace } from '../take-seat-place.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { type Carried, type Decided, resolveTarget } from './carry-act.ts'
import { carryWider } from './carry-decided.ts'

export type Joined = Carried<unknown> & { readonly waiting: SeatWait | null }

export async function joinQuickTournament(
  acting: Acting<TournamentGround>,
  { code, playerName: name, playerId: secret, password, wait, actId }: ParsedInput<typeof call>,
): Promise<Outcome<Joined>> {
  const subject = subjectOf(secret, acting.caller)
  const id = await resolveTarget(acting, { code })
  const typed = id && (await comparePassword(acting, id, password))
  const act = { name: 'join-quick-tournament', input: { playerName: name } } as const
  const claim = { as: 'everybody', secret, caller: acting.caller } as const
  const outcome = await carryWider(
    acting,
    { target: { code }, actId, claim },
    {
      act,
      load: async (tx, { tournament }) => (wait ? listSeatQueue(tx.db, tournament.id, acting.now()) : null),
      decide: (held, queue, deciding) => {
        const own = queue?.find(({ hash }) => isSameHash(hash, subject.hash)) ?? null
        const password = shownPassword(held, typed) ?? passwordOfPlace(held, own)
        const decided = decideAct(held.tournament, act, { ...deciding, beside: { password } })
        const outcome = joined(held, decided, { name, subject, queue, own })
        return outcome.accepted ? accept({ ...outcome.value, leantOn: { password } }) : outcome
      },
      beside: async (tx, { held, result: { left, taken } }) => {
        if (left) await leaveSeatQueue(tx.db, held.tournament.id, [left.hash])
        if (taken) await keepTakenPlace(acting, tx, { held, taken })
      },
    },
  )
  if (!outcome.accepted) return outcome
  return accept({ ...outcome.value, waiting: outcome.value.result?.taken?.wait ?? null })
}

/** A waiting player need not enter the password again until it changes. */
function passwordOfPlace({ holders: { entry } }: HeldTournament, own: SeatPlace | null): ShownPassword {
  return own && own.entry !== null && own.entry === entry ? 'right' : undefined
}

type Joining = {
  readonly name: string
  readonly subject: Subject
  /** Null if the sender does not want to wait. */
  readonly queue: readonly SeatPlace[] | null
  readonly own: SeatPlace | null
}

/** The queue place given up for a seat, or taken for lack of one. */
type Place = { readonly left: SeatPlace | null; readonly taken: TakenPlace | null }

function joined(
  held: HeldTournament,
  outcome: Outcome<readonly Change[]>,
  { name, subject, queue, own }: Joining,
): Outcome<Decided<Place>> {
  if (outcome.accepted) {
    const changes = outcome.value
    const grants = madePlayers(changes).map((playerId) => playerHeldBy(playerId, subject.hash))
    return accept({ changes, grants, result: { left: own, taken: null } })
  }
  if (queue === null || outcome.refusal.code !== 'tournament_full') return outcome
  const taken = takeSeatPlace({
    ...{ name, subject, queue },
    entry: held.holders.entry,
    isYouth: held.tournament.isYouth,
  })
  return taken.accepted ? accept({ changes: [], result: { left: null, taken: taken.value } }) : taken
}
