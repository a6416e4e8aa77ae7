import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { importTournament as call } from '@tablee/contract/tournaments/import-tournament'
import { accept, type Outcome } from '@tablee/domain/outcome'
import {
  importTournament as decide,
  type Imported,
  importInSteps,
  type Importing as Named,
} from '@tablee/domain/tournaments/files/import-tournament'
import type { PortableTournament } from '@tablee/domain/tournaments/files/portable-tournament'
import { lockName } from '../../../database/connection/lock-name.ts'
import type { Transaction } from '../../../database/database.ts'
import { endInTurns } from '../../../turns/in-turns.ts'
import { othersHaveTheirTurn } from '../../../turns/others-have-their-turn.ts'
import { drawTournamentId } from '../chance.ts'
import type { HeldTournament } from '../held-tournament.ts'
import { findCreation } from '../journal-store.ts'
import type { Subject } from '../secret.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { lockTournament } from '../tournament-store.ts'
import { keptBySender, organizerOf } from './create-quick-tournament.ts'
import { keepLargeTournament } from './keep-large-tournament.ts'
import { type Creation, drawFreeCode, keepNewTournament } from './keep-new-tournament.ts'

/** Larger imports let others in between. */
const MOST_AT_ONCE = 1500

/** Repeated by the same secret and act id, returns the tournament it created. */
export async function importTournament(
  acting: Acting<TournamentGround>,
  { tournament: file, organizerId, actId }: ParsedInput<typeof call>,
): Promise<Outcome<HeldTournament>> {
  const organizer = organizerOf(acting, organizerId)
  if (!organizer.accepted) return organizer
  const importing = { file, actId, organizer: organizer.value }
  return sizeOf(file) > MOST_AT_ONCE ? importLarge(acting, importing) : importAtOnce(acting, importing)
}

type Importing = {
  readonly file: PortableTournament
  readonly actId: string | undefined
  readonly organizer: Subject
}

function importAtOnce(acting: Acting<TournamentGround>, importing: Importing): Promise<Outcome<HeldTournament>> {
  return acting.database.inTransaction(async (tx) => {
    const held = await findRepeated(acting, tx, importing)
    if (held) return accept(held)
    const named = namedBy(acting, importing, await drawFreeCode(acting, tx))
    const creation = creationOf(acting, importing, decide(importing.file, named))
    return creation.accepted ? accept(await keepNewTournament(acting, tx, creation.value)) : creation
  })
}

async function importLarge(acting: Acting<TournamentGround>, importing: Importing): Promise<Outcome<HeldTournament>> {
  await othersHaveTheirTurn()
  const begun = await acting.database.inTransaction(async (tx) => {
    const held = await findRepeated(acting, tx, importing)
    return held ?? (await drawFreeCode(acting, tx))
  })
  if (typeof begun !== 'string') return accept(begun)
  const decided = await endInTurns(importInSteps(importing.file, namedBy(acting, importing, begun)))
  const creation = creationOf(acting, importing, decided)
  if (!creation.accepted) return creation
  await othersHaveTheirTurn()
  return accept(
    await keepLargeTournament(acting, {
      creation: creation.value,
      findRepeated: (tx) => findRepeated(acting, tx, importing),
    }),
  )
}

function sizeOf({ players, rounds }: PortableTournament): number {
  return rounds.reduce(
    (sum, { tables, byes, losses }) => sum + tables.length + byes.length + losses.length,
    players.length,
  )
}

async function findRepeated(
  { cache }: TournamentGround,
  tx: Transaction,
  { organizer: { publicId, hash }, actId }: Importing,
): Promise<HeldTournament | null> {
  await lockName(tx, hash)
  const repeated = actId === undefined ? null : await findCreation(tx.db, publicId, actId)
  return repeated ? lockTournament(tx, cache, repeated) : null
}

function namedBy(
  { chance }: Acting<TournamentGround>,
  { organizer: { publicId } }: Importing,
  code: HeldTournament['tournament']['code'],
): Named {
  return { id: drawTournamentId(chance), code, organizer: publicId }
}

function creationOf(
  acting: Acting<TournamentGround>,
  { actId, organizer: { hash } }: Importing,
  imported: Outcome<Imported>,
): Outcome<Creation> {
  if (!imported.accepted) return imported
  const { created, settled } = imported.value
  return accept({
    change: created,
    settled: { changes: settled, grants: keptBySender(acting, hash) },
    ...{ organizerHash: hash, name: 'import-tournament', actId },
  })
}
