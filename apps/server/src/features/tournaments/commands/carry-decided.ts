import type { Acting } from '@tablee/contract/serving/caller'
import type { DecidedApart } from '@tablee/contract/serving/carried-act'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { Act as ActValue, AnyAct, DecidedActName, Given } from '@tablee/domain/tournaments/acts/act'
import type { ActBeside } from '@tablee/domain/tournaments/acts/act-inputs'
import { decideAct } from '@tablee/domain/tournaments/acts/decide-act'
import { drawnFor } from '@tablee/domain/tournaments/acts/drawn'
import { keepAct } from '@tablee/domain/tournaments/acts/kept-act'
import type { Author } from '@tablee/domain/tournaments/authority/holder'
import type { Change } from '@tablee/domain/tournaments/change'
import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { type Seal, sealOf } from '@tablee/domain/tournaments/pairing/sealed-seeds'
import { cutCandidates } from '@tablee/domain/tournaments/rounds/cut-field'
import { earlierRounds, encountersBefore } from '@tablee/domain/tournaments/rounds/earlier-rounds'
import { inEntrants } from '@tablee/domain/tournaments/teams/in-entrants'
import type { Transaction } from '../../../database/database.ts'
import { othersHaveTheirTurn } from '../../../turns/others-have-their-turn.ts'
import { apartFault } from '../apart-fault.ts'
import { drawId, drawSeed } from '../chance.ts'
import type { HeldTournament } from '../held-tournament.ts'
import { createPairingBook } from '../pairing/pairing-book.ts'
import { createRepairBook } from '../pairing/repair-book.ts'
import { findLastSeal, listEnvelopes } from '../sealed-seed-store.ts'
import { hashOfSeed } from '../sealed-seeds.ts'
import { type SentAct, type SentByStaff, sentByStaff } from '../sent-act.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { type Act, type Carried, carryAct, type Decided, MANY_MATCHES, nothingToLoad } from './carry-act.ts'

type LookedUpName = keyof ActBeside
type PlainName = Exclude<DecidedActName, LookedUpName>

export type PlainAct = { readonly [Name in PlainName]: ActValue<Name> }[PlainName]

/** Also decided from other rows, which `lookUp` reads. */
type LookedUpAct = {
  readonly [Name in LookedUpName]: ActValue<Name> & {
    readonly look: (tx: Transaction, held: HeldTournament) => Promise<ActBeside[Name]>
  }
}[LookedUpName]

/** With effects beyond changes of the tournament. */
type WiderAct<Loaded, Result> = Pick<Act<Loaded, Result>, 'load' | 'beside'> & {
  readonly act: AnyAct
  /** Calls `decideAct`, and says what happens beside the tournament. */
  readonly decide: (held: HeldTournament, loaded: Loaded, deciding: Drawing) => Outcome<WiderDecided<Result>>
}

type WiderDecided<Result> = Decided<Result> & {
  /** For the journal. */
  readonly leantOn?: ActBeside[LookedUpName]
}

type Drawing = Given & { readonly author: Author }

export function carryByStaff(
  acting: Acting<TournamentGround>,
  sent: SentByStaff,
  act: PlainAct,
): Promise<Outcome<Carried<null>>> {
  return carryDecided(acting, sentByStaff(acting, sent), act)
}

export function carryDecided(
  acting: Acting<TournamentGround>,
  sent: SentAct,
  act: PlainAct,
): Promise<Outcome<Carried<null>>> {
  return carryWider(acting, sent, {
    act,
    load: nothingToLoad,
    decide: ({ tournament }, _, deciding) => asDecided(decideAct(tournament, act, deciding), reasonOf(act)),
  })
}

export function carryLookedUp(
  acting: Acting<TournamentGround>,
  sent: SentAct,
  { look, ...act }: LookedUpAct,
): Promise<Outcome<Carried<null>>> {
  return carryWider(acting, sent, {
    act,
    load: (tx, held): Promise<ActBeside[LookedUpName]> => look(tx, held),
    decide: ({ tournament }, beside, deciding) => {
      const decided = asDecided(decideAct(tournament, act, { ...deciding, beside }))
      return decided.accepted ? accept({ ...decided.value, leantOn: beside }) : decided
    },
  })
}

function asDecided(changes: Outcome<readonly Change[]>, reason: string | null = null): Outcome<Decided<null>> {
  return changes.accepted ? accept({ changes: changes.value, reason, result: null }) : changes
}

/** For journal and letters. */
function reasonOf({ input }: PlainAct): string | null {
  return ('reason' in input && input.reason) || null
}

type WorkedOut = (tournament: HeldTournament['tournament']) => unknown

const metBefore =
  (ahead: number): WorkedOut =>
  (tournament) =>
    encountersBefore(inEntrants(tournament), currentRound(tournament) + ahead)

const earlierThan = (ahead: number): readonly WorkedOut[] => [
  metBefore(ahead),
  (tournament) => earlierRounds(tournament, currentRound(tournament) + ahead),
]

/** What an act leans on and its decision finds made: of a long event, each takes a turn of its own. */
const LEANING: { readonly [Name in AnyAct['name']]?: readonly WorkedOut[] } = {
  'correct-and-pair-again': earlierThan(0),
  'correct-bye': earlierThan(0),
  'repair-round': earlierThan(0),
  'open-stage': [metBefore(1), cutCandidates],
  'start-cut': [cutCandidates],
  'start-next-round': earlierThan(1),
}

async function workOutBefore({ tournament }: HeldTournament, { name }: AnyAct): Promise<void> {
  if (tournament.matches.length <= MANY_MATCHES) return
  for (const workOut of LEANING[name] ?? []) {
    workOut(tournament)
    await othersHaveTheirTurn()
  }
}

/** A correction pairs three times: old, corrected and new; other acts may come in between. */
const LOOKED_UP_FOR_ACT = 6

/**
 * Seed, ids and server time are taken once the tournament is locked, after the results a pairing depends on. A slow pairing is computed
 * between two tries, with the tournament unlocked; the second try uses it if the field is unchanged. Repairs of a round work likewise. For
 * an act decided offline, the device's own draws are used.
 */
export async function carryWider<Loaded, Result>(
  acting: TournamentGround,
  { apart, ...sent }: SentAct,
  { act, load, decide, beside }: WiderAct<Loaded, Result>,
): Promise<Outcome<Carried<Result>>> {
  const pairings = createPairingBook(() => apart?.given.seed ?? drawSeed(acting.chance))
  const repairs = createRepairBook()
  const isWanting = () => pairings.isWanting() || repairs.isWanting()
  const drawn = drawnFor<DecidedActName>(act)
  const give = (): Given => ({
    at: apart?.given.at ?? acting.now(),
    seed: drawn.hasSeed ? pairings.seed() : '',
    ids: apart?.given.ids ?? Array.from({ length: drawn.ids }, () => drawId(acting.chance)),
    pair: pairings.pair,
    pods: pairings.pods,
    repair: repairs.find,
  })
  const { name } = act
  for (let lookedUp = 0; lookedUp <= LOOKED_UP_FOR_ACT; lookedUp++) {
    const outcome = await carryAct(acting, {
      ...sent,
      name,
      // The decision itself covers whether the tournament accepts the act.
      isForCancelled: true,
      load: async (tx, held) => ({
        fault: await apartFault(tx, held, apart),
        seal: apart && drawn.hasSeed ? await findSeal(tx, held, apart) : null,
        loaded: await load(tx, held),
        given: await workOutBefore(held, act).then(give),
      }),
      decide: (held, { fault, seal, loaded, given }, author) => {
        if (fault) return refuse(fault)
        const decided = decide(held, loaded, { ...given, author })
        if (isWanting()) return refuse('pairing_too_long')
        if (!decided.accepted) return decided
        const { leantOn: beside } = decided.value
        const kept = keepAct(held.tournament, act, { ...given, author, beside, isApart: apart !== undefined, seal })
        return accept({ ...decided.value, kept })
      },
      ...(beside && { beside }),
    })
    if (!isWanting()) return outcome
    const isPrepared = (await pairings.prepare(acting)) && (await repairs.prepare(acting.repairApart))
    if (!isPrepared) break
  }
  return refuse('pairing_too_long')
}

/** What the seed of the device is among those that were sealed. */
async function findSeal(
  tx: Transaction,
  { tournament: { id } }: HeldTournament,
  { given: { seed } }: DecidedApart,
): Promise<Seal | null> {
  const envelopes = await listEnvelopes(tx.db, id)
  return envelopes.length === 0 ? null : sealOf(envelopes, await findLastSeal(tx.db, id), hashOfSeed(seed))
}
