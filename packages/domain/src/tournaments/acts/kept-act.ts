import type { Outcome } from '../../outcome.ts'
import type { Author } from '../authority/holder.ts'
import type { Change } from '../change.ts'
import { journalChange } from '../public-change.ts'
import type { WholeTournament } from '../tournament.ts'
import type { Act, AnyAct, DecidedActName, Deciding, Given } from './act.ts'
import type { ActBeside, ActInputs } from './act-inputs.ts'
import { decideAct } from './decide-act.ts'
import { KEPT_BESIDE, type KeptBeside } from './kept-beside.ts'
import { KEPT_INPUTS, type StandIns } from './kept-inputs.ts'

/** What was drawn and looked up before an act was decided, as the journal keeps it. */
export type KeptGiven<Name extends DecidedActName> = {
  /** ISO 8601 in UTC, by the clock of whoever decided. */
  readonly at: string
  readonly seed: string
  readonly ids: readonly string[]
} & ([Name] extends [keyof ActBeside] ? { readonly beside: KeptBeside[Name] } : unknown)

/**
 * An act as the journal keeps it: by this and the tournament before it, it can be decided once more. No name of a person, no secret and no
 * reason is in it: names stand in rows that can be erased, the reason beside it.
 */
export type KeptAct<Name extends DecidedActName> = {
  readonly name: Name
  readonly input: ActInputs[Name]
  readonly given: KeptGiven<Name>
}

/** Any of them. */
export type AnyKeptAct = { readonly [Name in DecidedActName]: KeptAct<Name> }[DecidedActName]

/** What is kept of an act that is about to change this tournament. */
export function keepAct(
  tournament: WholeTournament,
  act: AnyAct,
  { at, seed, ids, author, beside }: Given & { readonly author: Author; readonly beside?: unknown },
): AnyKeptAct {
  const { name, input } = act
  const given = { at: at.toISOString(), seed, ids: [...ids] }
  const kept = { name, input: keptInput(act, tournament), given }
  if (!isLookedUp(name)) return kept as AnyKeptAct
  const ground = { tournament, input, author }
  const keptBeside = besideOf(name).keep(beside as never, ground as never)
  return { ...kept, given: { ...given, beside: keptBeside } } as AnyKeptAct
}

function keptInput<Name extends DecidedActName>(
  { name, input }: Act<Name>,
  tournament: WholeTournament,
): ActInputs[Name] {
  return KEPT_INPUTS[name].keep(input, tournament)
}

/** Decides a kept act once more, with others in the place of names that are not kept. */
export function repeatAct<Name extends DecidedActName>(
  tournament: WholeTournament,
  { name, input, given }: KeptAct<Name>,
  { author, ...standIns }: StandIns & { readonly author: Author },
): Outcome<readonly Change[]> {
  const filled = KEPT_INPUTS[name].fill(input, standIns)
  const { at, seed, ids } = given
  const deciding = { at: new Date(at), seed, ids, author }
  if (!isLookedUp(name)) return decideAct(tournament, { name, input: filled }, deciding as Deciding<Name>)
  const { beside } = given as KeptGiven<Name> & { readonly beside: unknown }
  const ground = { tournament, input: filled, author, ...standIns }
  const looked = { ...deciding, beside: besideOf(name).fill(beside as never, ground as never) }
  return decideAct(tournament, { name, input: filled }, looked as unknown as Deciding<Name>)
}

/** Whether the kept changes begin with these; what an act brought about besides comes after them. */
export function beginsWith(kept: readonly Change[], decided: readonly Change[]): boolean {
  const asKept = (changes: readonly Change[]) => changes.map((change) => written(journalChange(change))).join()
  return asKept(kept.slice(0, decided.length)) === asKept(decided)
}

/** Whatever the order of the members, and without those that are undefined. */
function written(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([one], [other]) => (one < other ? -1 : 1)))
      : member,
  )
}

function isLookedUp(name: DecidedActName): name is keyof ActBeside {
  return Object.hasOwn(KEPT_BESIDE, name)
}

function besideOf(name: keyof ActBeside) {
  return KEPT_BESIDE[name] as (typeof KEPT_BESIDE)['forget-player']
}
