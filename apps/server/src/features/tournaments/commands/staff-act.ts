import type { Acting } from '@tablee/contract/serving/caller'
import type { Outcome } from '@tablee/domain/outcome'
import { accept, refuse } from '@tablee/domain/outcome'
import type { Author } from '@tablee/domain/tournaments/authority/holder'
import type { ActName } from '@tablee/domain/tournaments/authority/may'
import type { Change } from '@tablee/domain/tournaments/change'
import { withPlannedClock } from '@tablee/domain/tournaments/clock/start-clock'
import type { PairField } from '@tablee/domain/tournaments/pairing/pairing-field'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { drawSeed } from '../chance.ts'
import type { Grant } from '../held-tournament.ts'
import type { Target } from '../not-there.ts'
import { createPairingBook, type PairingBook } from '../pairing/pairing-book.ts'
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

/** The seed of a round, and how to pair by it. */
export type DrawnPairing = { readonly seed: string; readonly pair: PairField }

type PairingAct = Omit<StaffAct, 'decide'> & {
  readonly decide: (tournament: Tournament, author: Author, drawn: DrawnPairing) => Outcome<readonly Change[]>
}

/** A correction pairs three times: as it was, as it would be, and anew; and something may happen between them. */
const PAIRINGS_OF_ACT = 6

/**
 * The same where a round is paired: its seed is drawn once the tournament is held, after the results that it rests on, and its
 * clock starts by the time of the server, where that is planned. A field that takes long is paired between two tries, with the
 * tournament left to others; the second one decides anew, and takes those pairs if the field is still the same.
 */
export async function carryPairingAct(
  acting: Acting<TournamentGround>,
  act: PairingAct,
): Promise<Outcome<Carried<null>>> {
  const book = createPairingBook(() => drawSeed(acting.chance))
  for (let pairing = 0; pairing <= PAIRINGS_OF_ACT; pairing++) {
    const outcome = await carryLoaded(acting, pairedBy(book, act, acting.now))
    if (!book.isWanting()) return outcome
    if (!(await book.prepare(acting.pairApart))) break
  }
  return refuse('pairing_too_long')
}

function pairedBy(
  book: PairingBook,
  act: PairingAct,
  now: TournamentGround['now'],
): LoadedAct<{ readonly seed: string; readonly now: Date }> {
  return {
    ...act,
    load: async () => ({ seed: book.seed(), now: now() }),
    decide: (tournament, author, { seed, now: at }) => {
      const paired = act.decide(tournament, author, { seed, pair: book.pair })
      if (book.isWanting()) return refuse('pairing_too_long')
      return paired.accepted ? accept(withPlannedClock(tournament, paired.value, at)) : paired
    },
  }
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
