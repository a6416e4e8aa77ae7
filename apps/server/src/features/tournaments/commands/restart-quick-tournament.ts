import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { restartQuickTournament as call } from '@tablee/contract/tournaments/restart-quick-tournament'
import { accept, type Outcome } from '@tablee/domain/outcome'
import {
  restartTournament as decide,
  type Restart,
  type Restarted,
} from '@tablee/domain/tournaments/life/restart-tournament'
import { stillHidden } from '@tablee/domain/tournaments/players/hide-name'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { Transaction } from '../../../database/database.ts'
import { drawLot, drawPlayerId, drawTournamentId } from '../chance.ts'
import { type HeldTournament, type Holders, heirsOf } from '../held-tournament.ts'
import { keepHiddenNames, listHiddenNames } from '../hidden-name-store.ts'
import { notFound } from '../not-there.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { findTournament, findTournamentId } from '../tournament-store.ts'
import { carryAct } from './carry-act.ts'
import { drawFreeCode, keepNewTournament } from './keep-new-tournament.ts'

/** Returns the new tournament; repeated, the same one. */
export async function restartQuickTournament(
  acting: Acting<TournamentGround>,
  { code, organizerId: secret, keepPlayers, actId }: ParsedInput<typeof call>,
): Promise<Outcome<HeldTournament>> {
  const outcome = await carryAct(acting, {
    name: 'restart-quick-tournament',
    target: { code },
    actId,
    isForCancelled: true,
    claim: { as: 'staff', secret, caller: acting.caller },
    load: (tx, { tournament }) => drawRestart(acting, tx, { tournament, keepPlayers }),
    decide: ({ tournament, holders }, restart) => {
      const decided = decide(tournament, restart)
      if (!decided.accepted) return decided
      const result = decided.value && { ...decided.value, holders, from: tournament }
      return accept({ changes: decided.value?.before ?? [], result })
    },
    beside: async (tx, { result }) => {
      if (result) await keepRestarted(acting, tx, result)
    },
  })
  if (!outcome.accepted) return outcome
  return findRestarted(acting, outcome.value.held.tournament)
}

type Wish = { readonly tournament: Tournament; readonly keepPlayers: boolean }

async function drawRestart(acting: Acting<TournamentGround>, tx: Transaction, wish: Wish): Promise<Restart> {
  const { players, restartedAs } = wish.tournament
  const { chance } = acting
  return {
    id: drawTournamentId(chance),
    code: await drawFreeCode(acting, tx),
    lot: drawLot(chance),
    newPlayerIds: wish.keepPlayers ? players.map(() => drawPlayerId(chance)) : null,
    isThere: restartedAs !== null && (await findTournamentId(tx.db, restartedAs)) !== null,
  }
}

/** Organizer, players and password keep their credentials, hidden names stay hidden. */
async function keepRestarted(
  acting: Acting<TournamentGround>,
  tx: Transaction,
  { created, settled, kept, holders, from }: Restarted & { readonly holders: Holders; readonly from: Tournament },
): Promise<void> {
  const { organizerHash, grants } = heirsOf(holders, kept)
  await keepNewTournament(acting, tx, {
    change: created,
    settled: { changes: settled, grants },
    organizerHash,
    name: 'restart-quick-tournament',
    actId: undefined,
  })
  const again = new Map(kept)
  const hidden = stillHidden(from, await listHiddenNames(tx.db, from.id)).flatMap((one) => {
    const playerId = again.get(one.playerId)
    return playerId === undefined ? [] : [{ ...one, playerId }]
  })
  await keepHiddenNames(tx.db, created.id, hidden)
}

async function findRestarted(
  { database, cache }: TournamentGround,
  { restartedAs: code }: Tournament,
): Promise<Outcome<HeldTournament>> {
  const held =
    code &&
    (await database.read(async (db) => {
      const id = await findTournamentId(db, code)
      return id && findTournament(db, cache, id)
    }))
  return held ? accept(held) : notFound({ code: code ?? ('' as Tournament['code']) })
}
