import type { ActTurn, Addition } from '@tablee/contract/serving/consequence'
import type { SeenEvent } from '@tablee/contract/serving/event-act'
import type { Author } from '@tablee/domain/tournaments/authority/holder'
import type { ActName } from '@tablee/domain/tournaments/authority/may'
import type { Change } from '@tablee/domain/tournaments/change'
import { evolveAll } from '@tablee/domain/tournaments/evolve'
import { type KnownPerson, underShorterNames } from '@tablee/domain/tournaments/teams/youth-team-names'
import type { Transaction } from '../../../database/database.ts'
import { type Grant, type HeldTournament, holdersAfter } from '../held-tournament.ts'
import { seen } from '../seen-event.ts'
import type { Consequences, HeldAddition, HeldTurn } from './consequences.ts'

type Decision = {
  readonly changes: readonly Change[]
  readonly grants?: readonly Grant[]
  readonly reason?: string | null
  readonly people?: readonly KnownPerson[]
}

type Kept = {
  readonly held: HeldTournament
  readonly act: { readonly name: ActName }
  readonly author: Author
  readonly decision: Decision
}

type Added<Of extends Decision> = {
  readonly decision: Of & { readonly grants: readonly Grant[] }
  readonly after: Pick<HeldTournament, 'tournament' | 'holders'>
  readonly additions: readonly Addition<Transaction>[]
}

export async function withAdditions<Of extends Decision>(
  { adding }: Consequences,
  tx: Transaction,
  { held, act, author, decision: own, now }: Kept & { readonly decision: Of; readonly now: Date },
): Promise<Added<Of>> {
  const { tournament: before } = held
  const additions: HeldAddition[] = []
  let decision = { ...own, grants: own.grants ?? [] }
  let after = afterwards(held, evolveAll(before, own.changes), decision.grants)
  for (const { of } of adding) {
    const { changes, reason } = decision
    const state = { ...held, ...after }
    const turn: HeldTurn = {
      ...{ act: act.name, author, before, after: after.tournament, holders: after.holders, changes },
      reason: reason ?? '',
      people: decision.people,
      seen: () => seen(state, { caller: null, now }),
    }
    for (const task of of(turn)) {
      const more = await task(tx)
      if (!more) continue
      additions.push(more)
      const grants = [...decision.grants, ...(more.grants ?? [])]
      decision = { ...decision, changes: toldAs([...decision.changes, ...more.changes], more), grants }
      after = afterwards(held, evolveAll(after.tournament, more.changes), grants)
    }
  }
  return { decision, after, additions }
}

function toldAs(changes: readonly Change[], { teamsCalled }: HeldAddition): readonly Change[] {
  return teamsCalled ? underShorterNames(changes, teamsCalled) : changes
}

function afterwards(
  { tournament: before, holders }: HeldTournament,
  tournament: HeldTournament['tournament'],
  grants: readonly Grant[],
): Added<Decision>['after'] {
  return { tournament, holders: holdersAfter(holders, { before, after: tournament }, grants) }
}

export async function follow(
  { following }: Consequences,
  tx: Transaction,
  { turn, additions = [] }: { readonly turn: ActTurn; readonly additions?: readonly Addition<Transaction>[] },
): Promise<void> {
  for (const { keep } of additions) await keep?.(tx)
  for (const task of following.flatMap(({ of }) => of(turn))) {
    if ('keep' in task) await task.keep(tx)
    else tx.afterCommit(task.tell)
  }
  for (const { tell } of additions) if (tell) tx.afterCommit(() => tell(turn.seen()))
}

/** On demand. */
export function seenAfter(after: HeldTournament, now: Date): () => SeenEvent {
  let event: SeenEvent | null = null
  return () => {
    event ??= seen(after, { caller: null, now })
    return event
  }
}
