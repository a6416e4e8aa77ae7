import type { Author } from '../authority/holder.ts'
import type { Seal } from '../pairing/sealed-seeds.ts'
import type { WholeTournament } from '../tournament.ts'
import type { Act, AnyAct, DecidedActName, Given } from './act.ts'
import type { ActBeside, ActInputs } from './act-inputs.ts'
import { besideOf, isLookedUp, type KeptBeside } from './kept-beside.ts'
import { keepingOf } from './kept-inputs.ts'

/** What was drawn and looked up, as the journal keeps it. */
export type KeptGiven<Name extends DecidedActName> = {
  /** ISO 8601 in UTC, by the decider's clock. */
  readonly at: string
  readonly seed: string
  readonly ids: readonly string[]
  /** Decided offline and handed in later; otherwise left out. */
  readonly apart?: true
  /** Its seed was sealed before; left out where it was not, or where the act draws none. */
  readonly sealed?: Seal
} & ([Name] extends [keyof ActBeside] ? { readonly beside: KeptBeside[Name] } : unknown)

/** An act in the journal: enough to decide it again. No names, secrets or reasons: names are in erasable rows, the reason beside it. */
export type KeptAct<Name extends DecidedActName> = {
  readonly name: Name
  readonly input: ActInputs[Name]
  readonly given: KeptGiven<Name>
}

/** Any kept act. */
export type AnyKeptAct = { readonly [Name in DecidedActName]: KeptAct<Name> }[DecidedActName]

type Leaning = Given & {
  readonly author: Author
  readonly beside?: unknown
  readonly isApart?: boolean
  readonly seal?: Seal | null
}

/** What to keep of an act about to change this tournament. */
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
