import type { ParsedInput } from '@tablee/contract/call'
import type { createQuickTournament as call } from '@tablee/contract/tournaments/create-quick-tournament'
import { accept, type Outcome } from '@tablee/domain/outcome'
import { createQuickTournament as decide } from '@tablee/domain/tournaments/create-quick-tournament'
import { createdTournament } from '@tablee/domain/tournaments/evolve'
import { customiseRules } from '@tablee/domain/tournaments/rule-packs/customise-rules'
import { rulePackFor } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import type { PublicId, TournamentCode, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Transaction } from '../../../database/database.ts'
import { lockName } from '../../../database/lock-name.ts'
import { drawCode, drawLot, drawTournamentId } from '../chance.ts'
import type { HeldTournament } from '../held-tournament.ts'
import { findCreation } from '../journal-store.ts'
import { findSameWaiting } from '../queries/find-same-waiting.ts'
import { subjectOf } from '../secret.ts'
import { findTournamentId, lockTournament } from '../tournament-store.ts'
import { type Acting, tellCommitted, writeCommitted } from './carry-act.ts'

type Input = ParsedInput<typeof call>

/**
 * Anybody may create a tournament. The same creation by the same secret, repeated, answers the tournament it made: by
 * its act id, or without one by its name and capacity as long as the tournament waits.
 */
export function createQuickTournament(acting: Acting, input: Input): Promise<Outcome<HeldTournament>> {
  const { publicId, hash } = subjectOf(input.organizerId, acting.caller)
  return acting.database.inTransaction(async (tx) => {
    await lockName(tx, hash)
    const repeated = await findRepeated(tx, publicId, input)
    const held = repeated ? await lockTournament(tx, acting.cache, repeated) : null
    if (held) return accept(held)
    const rules = customiseRules(rulePackFor(input.game ?? 'magic'), input.rules ?? {})
    if (!rules.accepted) return rules
    const change = decide({
      id: drawTournamentId(acting.chance),
      code: await drawFreeCode(acting, tx),
      name: input.name,
      capacity: input.playerCount,
      organizer: publicId,
      rules: rules.value,
      lot: drawLot(acting.chance),
    })
    const at = acting.now().toISOString()
    const after: HeldTournament = {
      tournament: createdTournament(change),
      sequence: 1,
      createdAt: at,
      updatedAt: at,
      holders: { organizer: hash, players: new Map() },
    }
    const act = { name: 'create-quick-tournament', actId: input.actId }
    const decision = { changes: [change], grants: [{ role: 'organizer', hash } as const] }
    await writeCommitted(tx, after, { act, author: change.organizer, decision })
    tx.afterCommit(() => tellCommitted(acting, after, decision.changes))
    return accept(after)
  })
}

function findRepeated(tx: Transaction, organizer: PublicId, input: Input): Promise<TournamentId | null> {
  if (input.actId !== undefined) return findCreation(tx.db, organizer, input.actId)
  return findSameWaiting(tx.db, { organizer, name: input.name, capacity: input.playerCount })
}

async function drawFreeCode({ chance }: Acting, tx: Transaction): Promise<TournamentCode> {
  for (;;) {
    const code = drawCode(chance)
    if ((await findTournamentId(tx.db, code)) === null) return code
  }
}
