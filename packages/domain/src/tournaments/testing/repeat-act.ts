import type { Outcome } from '../../outcome.ts'
import type { DecidedActName, Deciding } from '../acts/act.ts'
import { decideAct } from '../acts/decide-act.ts'
import type { KeptAct, KeptGiven } from '../acts/kept-act.ts'
import { besideOf, isLookedUp } from '../acts/kept-beside.ts'
import { keepingOf, type StandIns } from '../acts/kept-inputs.ts'
import type { Author } from '../authority/holder.ts'
import type { Change } from '../change.ts'
import { journalChange } from '../public-change.ts'
import type { WholeTournament } from '../tournament.ts'

/** Decides a kept act again, with stand-ins for names not kept. */
export function repeatAct<Name extends DecidedActName>(
  tournament: WholeTournament,
  { name, input, given }: KeptAct<Name>,
  { author, ...standIns }: StandIns & { readonly author: Author },
): Outcome<readonly Change[]> {
  const filled = keepingOf(name).fill(input, standIns)
  const { at, seed, ids } = given
  const deciding = { at: new Date(at), seed, ids, author }
  if (!isLookedUp(name)) return decideAct(tournament, { name, input: filled }, deciding as Deciding<Name>)
  const { beside } = given as KeptGiven<Name> & { readonly beside: unknown }
  const ground = { tournament, input: filled, author, ...standIns }
  const looked = { ...deciding, beside: besideOf(name).fill(beside as never, ground as never) }
  return decideAct(tournament, { name, input: filled }, looked as unknown as Deciding<Name>)
}

/** Whether the kept changes begin with these; an act's further effects come after. */
export function beginsWith(kept: readonly Change[], decided: readonly Change[]): boolean {
  const asKept = (changes: readonly Change[]) => changes.map((change) => written(journalChange(change))).join()
  return asKept(kept.slice(0, decided.length)) === asKept(decided)
}

function written(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([one], [other]) => (one < other ? -1 : 1)))
      : member,
  )
}
