import { findReferredPlayer, type PlayerReference } from '../players/player-reference.ts'
import type { Tournament } from '../tournament.ts'
import type { DecidedActName } from './act.ts'
import type { ActBeside, ActInputs } from './act-inputs.ts'

/** What stands in for what is not kept, when an act is decided once more. */
export type StandIns = {
  /** A name that nobody in the tournament has. */
  readonly name: () => string
  /** The reason, which the journal keeps beside the act. */
  readonly reason: string | null
}

type Keeping<Input> = {
  /** The input without names of persons, secrets and reasons; players are meant by their keys. */
  readonly keep: (input: Input, tournament: Tournament) => Input
  /** The same with something in the place of each. */
  readonly fill: (input: Input, standIns: StandIns) => Input
}

/** Ids, numbers and what everybody may read of a tournament. */
const WHOLE = { keep: <Input>(input: Input) => input, fill: <Input>(input: Input) => input }

const REFERRED = {
  keep: <Input extends PlayerReference>(input: Input, tournament: Tournament): Input => {
    const { playerId: _, playerName: __, ...others } = input
    const found = findReferredPlayer(tournament, input)
    return { ...others, playerKey: found.accepted ? found.value.id : '' } as Input
  },
  fill: WHOLE.fill,
}

const NAMED = {
  keep: <Input extends { readonly playerName: string }>(input: Input): Input => ({ ...input, playerName: '' }),
  fill: <Input extends { readonly playerName: string }>(input: Input, { name }: StandIns): Input => ({
    ...input,
    playerName: name(),
  }),
}

const REASONED = {
  keep: <Input extends { readonly reason?: string | undefined }>(input: Input): Input => {
    const { reason: _, ...kept } = input
    return kept as Input
  },
  fill: <Input extends { readonly reason?: string | undefined }>(input: Input, { reason }: StandIns): Input =>
    reason === null ? input : { ...input, reason },
}

/** Long enough to be one. */
const ANY_PASSWORD = '0000'

/** Whether somebody can write words of their own in a value: a name, a reason, a secret. Ids and choices have types of their own. */
type HoldsWords<Value> = Value extends string
  ? string extends Value
    ? true
    : false
  : Value extends object
    ? { [Member in keyof Value]: HoldsWords<Value[Member]> }[Value extends readonly unknown[]
        ? number & keyof Value
        : keyof Value]
    : false

type WithWords = { [Name in DecidedActName]: true extends HoldsWords<ActInputs[Name]> ? Name : never }[DecidedActName]

/** Acts of which the whole input is kept, as it was sent: nobody can write a word of their own in it. */
export type KeptWholeName = Exclude<DecidedActName, WithWords | keyof ActBeside>

/**
 * How an input is kept in which somebody can write. Total over those, so that such an act does not compile before it says what of
 * it is personal or secret; every other input is kept as it is.
 */
const KEPT_INPUTS: { readonly [Name in WithWords]: Keeping<ActInputs[Name]> } = {
  'change-settings': {
    keep: (input) => {
      const { password, ...kept } = REASONED.keep(input)
      return password === undefined ? kept : { ...kept, password: password === null ? null : '' }
    },
    fill: (input, standIns) => {
      const filled = REASONED.fill(input, standIns)
      return filled.password === '' ? { ...filled, password: ANY_PASSWORD } : filled
    },
  },

  'add-anonymous-player': NAMED,
  'add-players-quick-tournament': {
    keep: ({ playerNames }) => ({ playerNames: playerNames.map(() => '') }),
    fill: ({ playerNames }, { name }) => ({ playerNames: playerNames.map(name) }),
  },
  'delete-quick-tournament-player': REFERRED,
  'restore-quick-tournament-player': REFERRED,
  'update-quick-tournament-player': {
    keep: (input, tournament) => ({ ...REFERRED.keep(input, tournament), newPlayerName: '' }),
    fill: (input, { name }) => ({ ...input, newPlayerName: name() }),
  },
  'hide-player-name': REFERRED,
  'join-quick-tournament': NAMED,
  'rename-own-player': {
    keep: () => ({ newPlayerName: '' }),
    fill: (_, { name }) => ({ newPlayerName: name() }),
  },

  'seat-late-player': REFERRED,

  'plan-rounds': REASONED,
  /** The letters before the numbers of the tables, which everybody reads. */
  'plan-tables': WHOLE,

  'give-no-show': REFERRED,
  'give-penalty': REFERRED,
}

/** How the input of an act is kept. */
export function keepingOf<Name extends DecidedActName>(name: Name): Keeping<ActInputs[Name]> {
  const said: { readonly [Each in DecidedActName]?: Keeping<ActInputs[Each]> } = KEPT_INPUTS
  return said[name] ?? WHOLE
}
