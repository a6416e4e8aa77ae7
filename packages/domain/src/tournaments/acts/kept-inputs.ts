import { findReferredPlayer, type PlayerReference } from '../players/player-reference.ts'
import type { Tournament } from '../tournament.ts'
import type { DecidedActName } from './act.ts'
import type { ActBeside, ActInputs } from './act-inputs.ts'

/** Replaces what is not kept, when an act is decided again. */
export type StandIns = {
  readonly name: () => string
  readonly reason: string | null
}

type Keeping<Input> = {
  /** Without names, secrets and reasons; players by their keys. */
  readonly keep: (input: Input, tournament: Tournament) => Input
  readonly fill: (input: Input, standIns: StandIns) => Input
}

/** Ids, numbers and public data. */
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

const ANY_PASSWORD = '0000'

/** Whether a value can hold free text: a name, reason or secret. Ids and choices have types of their own. */
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

/** Acts whose whole input is kept, since it can hold no free text. */
export type KeptWholeName = Exclude<DecidedActName, WithWords | keyof ActBeside>

/** How to keep inputs with free text; all others are kept whole. Such an act does not compile until it says what is personal or secret. */
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

  /** The code is shown to everybody, as the teams are. */
  'join-team': {
    keep: ({ team }) => ({ team: 'name' in team ? { name: '' } : team }),
    fill: ({ team }, { name }) => ({ team: 'name' in team ? { name: name() } : team }),
  },
  'form-team': {
    keep: (input) => ({ ...input, name: '' }),
    fill: (input, { name }) => ({ ...input, name: name() }),
  },

  /** A moment, which is public. */
  'agree-match-date': WHOLE,
  'seat-late-player': REFERRED,

  'plan-rounds': REASONED,
  /** The letter prefix of table numbers, which is public. */
  'plan-tables': WHOLE,

  'give-no-show': REFERRED,
  'give-penalty': REFERRED,
}

/** How to keep an act's input. */
export function keepingOf<Name extends DecidedActName>(name: Name): Keeping<ActInputs[Name]> {
  const said: { readonly [Each in DecidedActName]?: Keeping<ActInputs[Each]> } = KEPT_INPUTS
  return said[name] ?? WHOLE
}
