import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { Claim } from '@tablee/contract/serving/carried-act'
import type { sealSeeds as call } from '@tablee/contract/tournaments/seal-seeds'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { isFinished } from '@tablee/domain/tournaments/kinds/phase'
import { FEWEST_SEALED, SEEDS_OF_ENVELOPE, unusedSeeds } from '@tablee/domain/tournaments/pairing/sealed-seeds'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../../database/database.ts'
import { notThere } from '../not-there.ts'
import { findLastSeal, listEnvelopes } from '../sealed-seed-store.ts'
import { hashOfSeed, type SealedSeedOf, sealedBy } from '../sealed-seeds.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { authorOf } from '../tournament-policy.ts'
import { findTournamentId, findWithoutMatches } from '../tournament-store.ts'
import { carryAct } from './carry-act.ts'

/** Hands out the seeds that are not used yet, and seals others only where few of them are left: nobody gets more to choose from. */
export async function sealSeeds(
  acting: Acting<TournamentGround>,
  { code, organizerId }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  const { database, cache, caller, sealedSeedOf } = acting
  const held = await database.read(async (db) => {
    const id = await findTournamentId(db, code)
    return id && findWithoutMatches(db, cache, id)
  })
  if (!held) return database.read((db) => notThere(db, { code }))
  const claim: Claim = { as: 'staff', secret: organizerId, caller }
  const author = authorOf('seal-seeds', held, { claim, now: acting.now() })
  if (!author.accepted) return author
  const { id } = held.tournament
  const left = await database.read((db) => listUnused(db, id, sealedSeedOf))
  if (left.length >= FEWEST_SEALED) return told(left)
  const outcome = await carryAct(acting, {
    name: 'seal-seeds',
    target: { id },
    // Asked again after an answer that was lost, what is sealed is handed out.
    actId: undefined,
    claim,
    load: async (tx) => (await listUnused(tx.db, id, sealedSeedOf)).length,
    decide: ({ tournament, sequence }, unused) => {
      if (isFinished(tournament)) return refuse('tournament_finished')
      if (unused >= FEWEST_SEALED) return accept({ changes: [], result: null })
      const { hashes } = sealedBy(sealedSeedOf, id, sequence + 1)
      return accept({ changes: [{ kind: 'seeds_sealed', hashes }], result: null })
    },
  })
  return outcome.accepted ? told(await database.read((db) => listUnused(db, id, sealedSeedOf))) : outcome
}

function told(seeds: readonly string[]): Outcome<CallReply<typeof call>> {
  return accept({ data: { seeds: seeds.slice(0, SEEDS_OF_ENVELOPE) } })
}

/** Those that this server can still say: with another key, as on a copy of the data, others are sealed. */
async function listUnused(db: Queryable, id: TournamentId, seedOf: SealedSeedOf): Promise<readonly string[]> {
  const [envelopes, used] = [await listEnvelopes(db, id), await findLastSeal(db, id)]
  return unusedSeeds(envelopes, used).flatMap(({ hash, ...place }) => {
    const seed = seedOf({ tournamentId: id, ...place })
    return hashOfSeed(seed) === hash ? [seed] : []
  })
}
