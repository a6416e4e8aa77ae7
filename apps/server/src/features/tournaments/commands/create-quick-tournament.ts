import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { createQuickTournament as call } from '@tablee/contract/tournaments/create-quick-tournament'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { plainSettings, type Taken } from '@tablee/domain/tournaments/attributes/attributes'
import type { Settled, Wishes } from '@tablee/domain/tournaments/attributes/settle'
import { settleNew } from '@tablee/domain/tournaments/attributes/settle-new'
import { createdTournament } from '@tablee/domain/tournaments/evolve'
import { createTournament as decide, type NewTournament } from '@tablee/domain/tournaments/life/create-tournament'
import { customiseRules } from '@tablee/domain/tournaments/rule-packs/customise-rules'
import type { RulePack } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { rulePackFor } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import type { PublicId, TournamentId } from '@tablee/domain/tournaments/tournament'
import { lockName } from '../../../database/connection/lock-name.ts'
import type { Transaction } from '../../../database/database.ts'
import { drawLot, drawTournamentId } from '../chance.ts'
import { type Grant, type HeldTournament, keptByAccount } from '../held-tournament.ts'
import { findCreation } from '../journal-store.ts'
import { findSameWaiting } from '../queries/find-same-waiting.ts'
import { accountSubject, keepingAccount, type Subject, subjectOf } from '../secret.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { lockTournament } from '../tournament-store.ts'
import { drawFreeCode, keepNewTournament } from './keep-new-tournament.ts'

type Input = ParsedInput<typeof call>

/**
 * The same creation by the same secret returns the existing tournament: by act id, or without one by name and capacity while the tournament
 * waits.
 */
export async function createQuickTournament(
  acting: Acting<TournamentGround>,
  input: Input,
): Promise<Outcome<HeldTournament>> {
  const organizer = organizerOf(acting, input.organizerId)
  if (!organizer.accepted) return organizer
  const { publicId, hash } = organizer.value
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
      ...saidIn(input, rules.value),
      announcement: null,
      organizer: publicId,
      lot: drawLot(acting.chance),
    })
    const decided = settleNew(createdTournament(change), wishesIn(input))
    if (!decided.accepted) return decided
    const name = 'create-quick-tournament'
    const settled = { changes: decided.value, grants: keptBySender(acting, hash) }
    return accept(
      await keepNewTournament(acting, tx, { change, settled, organizerHash: hash, name, actId: input.actId }),
    )
  })
}

function saidIn(input: Input, rules: RulePack): Pick<NewTournament, Taken<'quick'> & keyof NewTournament> {
  return { ...plainSettings(input, 'quick'), capacity: input.playerCount, rules }
}

function wishesIn(input: Input): Wishes<Settled & Taken<'quick'>> {
  const { structure = 'swiss', plannedRounds = null, groups, league, plannedCut, clockPlan, isYouth } = input
  const stages = { structure, plannedRounds, ...(groups && { groups }), ...(league && { league }) }
  return { stages, plannedCut, clockPlan, isYouth }
}

/** On all devices of the account. */
export function keptBySender({ caller }: Acting<TournamentGround>, organizerHash: string): readonly Grant[] {
  const keeper = keepingAccount(caller, organizerHash)
  return keeper === null ? [] : [keptByAccount(keeper)]
}

export function organizerOf({ caller }: Acting<TournamentGround>, organizerId: string | undefined): Outcome<Subject> {
  if (organizerId !== undefined) return accept(subjectOf(organizerId, caller))
  return caller ? accept(accountSubject(caller.accountId)) : refuse('capability_invalid')
}

function findRepeated(tx: Transaction, organizer: PublicId, input: Input): Promise<TournamentId | null> {
  if (input.actId !== undefined) return findCreation(tx.db, organizer, input.actId)
  return findSameWaiting(tx.db, { organizer, name: input.name, capacity: input.playerCount })
}
