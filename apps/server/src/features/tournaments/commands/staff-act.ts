import type { Acting } from '@tablee/contract/serving/caller'
import type { Outcome } from '@tablee/domain/outcome'
import { accept, refuse } from '@tablee/domain/outcome'
import type { Author } from '@tablee/domain/tournaments/authority/holder'
import type { ActName } from '@tablee/domain/tournaments/authority/may'
import type { Change } from '@tablee/domain/tournaments/change'
import { withPlannedClock } from '@tablee/domain/tournaments/clock/start-clock'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { drawSeed } from '../chance.ts'
import type { Grant } from '../held-tournament.ts'
import type { Target } from '../not-there.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { type Carried, carryAct, nothingToLoad } from './carry-act.ts'

export type StaffAct = {
  readonly name: ActName
  readonly target: Target
  readonly actId: string | undefined
  /** What the sender sent, if anything, to prove that they are staff. */
  readonly secret: string | undefined
  readonly reason?: string | undefined
  /** Secrets that take effect with the changes. */
  readonly grants?: readonly Grant[]
  /** At an announced event, players come and go by their registrations. */
  readonly isForQuickOnly?: boolean
  readonly isForCancelled?: boolean
  /** Pure: anything random it needs is drawn beforehand. */
  readonly decide: (tournament: Tournament, author: Author) => Outcome<readonly Change[]>
}

/** An act of those who run the tournament, as far as the table of authority gives it to their role. */
export function carryStaffAct(acting: Acting<TournamentGround>, act: StaffAct): Promise<Outcome<Carried<null>>> {
  return carryLoaded(acting, { ...act, load: nothingToLoad })
}

type PairingAct = Omit<StaffAct, 'decide'> & {
  readonly decide: (tournament: Tournament, author: Author, seed: string) => Outcome<readonly Change[]>
}

/**
 * The same where a round is paired: its seed is drawn once the tournament is held, after the results that it rests on, and its
 * clock starts by the time of the server, where that is planned.
 */
export function carryPairingAct(acting: Acting<TournamentGround>, act: PairingAct): Promise<Outcome<Carried<null>>> {
  return carryLoaded(acting, {
    ...act,
    load: async () => ({ seed: drawSeed(acting.chance), now: acting.now() }),
    decide: (tournament, author, { seed, now }) => {
      const paired = act.decide(tournament, author, seed)
      return paired.accepted ? accept(withPlannedClock(tournament, paired.value, now)) : paired
    },
  })
}

type LoadedAct<Loaded> = Omit<StaffAct, 'decide'> & {
  readonly load: () => Promise<Loaded>
  readonly decide: (tournament: Tournament, author: Author, loaded: Loaded) => Outcome<readonly Change[]>
}

function carryLoaded<Loaded>(
  acting: Acting<TournamentGround>,
  act: LoadedAct<Loaded>,
): Promise<Outcome<Carried<null>>> {
  return carryAct(acting, {
    name: act.name,
    target: act.target,
    actId: act.actId,
    isForCancelled: act.isForCancelled,
    claim: { as: 'staff', secret: act.secret, caller: acting.caller },
    load: act.load,
    decide: ({ tournament }, loaded, author) => {
      if (act.isForQuickOnly && tournament.announcement) return refuse('wrong_tournament_type')
      const outcome = act.decide(tournament, author, loaded)
      if (!outcome.accepted) return outcome
      const { reason = null, grants = [] } = act
      return accept({ changes: outcome.value, reason, grants, result: null })
    },
  })
}
