import type { Author } from '../authority/holder.ts'
import type { Seal } from '../pairing/sealed-seeds.ts'
import type { WholeTournament } from '../tournament.ts'
import type { Act, AnyAct, DecidedActName, Given } from './act.ts'
import type { ActBeside, ActInputs } from './act-inputs.ts'
import { besideOf, isLookedUp, type KeptBeside } from './kept-beside.ts'
import { keepingOf } from './kept-inputs.ts'

/** What was drawn and looked up before an act was decided, as the journal keeps it. */
export type KeptGiven<Name extends DecidedActName> = {
  /** ISO 8601 in UTC, by the clock of whoever decided. */
  readonly at: string
  readonly seed: string
  readonly ids: readonly string[]
  /** It was decided by a device without a network, and handed in later; left out of all others. */
  readonly apart?: true
  /** Its seed was sealed before; left out where it was not, or where the act draws none. */
  readonly sealed?: Seal
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

/** What a decision leant on, and whether a device had decided it before. */
type Leaning = Given & {
  readonly author: Author
  readonly beside?: unknown
  readonly isApart?: boolean
  readonly seal?: Seal | null
}

/** What is kept of an act that is about to change this tournament. */
export function keepAct(
  tournament: WholeTournament,
  act: AnyAct,
  { at, seed, ids, author, beside, isApart = false, seal = null }: Leaning,
): AnyKeptAct {
  const { name, input } = act
  const drawn = { at: at.toISOString(), seed, ids: [...ids] }
  const given = { ...drawn, ...(isApart && { apart: true }), ...(seal && { sealed: seal }) }
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
  return keepingOf(name).keep(input, tournament)
}
