import type { Acting } from '@tablee/contract/serving/caller'
import type { Change } from '@tablee/domain/tournaments/change'
import { createdTournament, evolveAll } from '@tablee/domain/tournaments/evolve'
import type { TournamentId, WholeTournament } from '@tablee/domain/tournaments/tournament'
import type { Transaction } from '../../../database/database.ts'
import { runStatement } from '../../../database/dialect/kept-statement.ts'
import { inTurns } from '../../../turns/in-turns.ts'
import { othersHaveTheirTurn } from '../../../turns/others-have-their-turn.ts'
import { eraseGrowing, growHidden, showGrown } from '../growing-tournament-store.ts'
import type { HeldTournament } from '../held-tournament.ts'
import { appendRow, entryRow, keptChanges } from '../journal-store.ts'
import { packedList } from '../packed-change.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { elementsIn } from './carry-act.ts'
import { authorOfCreation, type Creation, followCreation, newlyHeld } from './keep-new-tournament.ts'

type Keeping = {
  readonly creation: Creation
  /** A tournament created meanwhile wins. */
  readonly findRepeated: (tx: Transaction) => Promise<HeldTournament | null>
}

/** Like `keepNewTournament`, for thousands of rows: others are served in between, and nothing is visible before all is written. */
export async function keepLargeTournament(
  acting: Acting<TournamentGround>,
  { creation, findRepeated }: Keeping,
): Promise<HeldTournament> {
  const { database, now } = acting
  const changes: readonly Change[] = [creation.change, ...(creation.settled?.changes ?? [])]
  const after = newlyHeld(acting, creation, await evolvedInTurns(creation))
  acting.cache.noteWork({ elementsWritten: elementsIn(changes) })
  const list = await packedList(keptChanges(changes))
  await othersHaveTheirTurn()
  const row = entryRow({ ...entryOf(creation, after), changes }, list)
  let shown: HeldTournament | null = null
  try {
    await growHidden(database, after, now())
    shown = await database.inTransaction(async (tx) => {
      const repeated = await findRepeated(tx)
      if (repeated) return repeated
      await showGrown(tx, after)
      await runStatement(tx.db, appendRow(row))
      await followCreation(acting, tx, { creation, after })
      return after
    })
    return shown
  } finally {
    // Otherwise the nightly cleaning does it.
    if (shown !== after) await eraseGrowing(database, after.tournament).catch(() => {})
  }
}

async function evolvedInTurns({ change, settled }: Creation): Promise<WholeTournament> {
  let tournament = createdTournament(change)
  await inTurns(settled?.changes ?? [], (one) => {
    tournament = evolveAll(tournament, [one])
  })
  return tournament
}

function entryOf(creation: Creation, { tournament, sequence, createdAt: at }: HeldTournament) {
  const { name: act, actId } = creation
  const tournamentId: TournamentId = tournament.id
  return { tournamentId, sequence, act, actId, at, author: authorOfCreation(creation), reason: null }
}
