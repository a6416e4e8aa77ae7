import { findReferredPlayer, type PlayerReference } from '../players/player-reference.ts'
import type { Tournament } from '../tournament.ts'
import type { DecidedActName } from './act.ts'
import type { ActInputs } from './act-inputs.ts'

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

/** How the input of each act is kept. Total, so that a new act has to say what of it is personal or secret. */
export const KEPT_INPUTS: { readonly [Name in DecidedActName]: Keeping<ActInputs[Name]> } = {
  'allow-own-names': WHOLE,
  'cancel-tournament': WHOLE,
  'finish-tournament': WHOLE,
  'reopen-tournament': WHOLE,
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
  'publish-decklists': WHOLE,

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
  'leave-quick-tournament': WHOLE,
  'return-to-quick-tournament': WHOLE,
  'forget-player': WHOLE,

  'start-quick-tournament': WHOLE,
  'start-next-round': WHOLE,
  'generate-advanced-pairings': WHOLE,
  'start-cut': WHOLE,
  'undo-round': WHOLE,
  'set-round-pairings': WHOLE,
  'seat-late-player': REFERRED,
  'repair-round': WHOLE,
  'correct-and-pair-again': WHOLE,
  'correct-bye': WHOLE,
  'rule-left-matches': WHOLE,
  'add-pairing': WHOLE,
  'remove-pairing': WHOLE,

  'plan-rounds': REASONED,
  'plan-cut': WHOLE,
  'plan-clock': WHOLE,
  'plan-tables': WHOLE,
  'start-clock': WHOLE,
  'pause-clock': WHOLE,
  'resume-clock': WHOLE,
  'remove-clock': WHOLE,
  'extend-clock': WHOLE,
  'give-extra-time': WHOLE,

  'send-score-quick-tournament': WHOLE,
  'update-score-quick-tournament': WHOLE,
  'submit-advanced-score': WHOLE,
  'erase-result': WHOLE,
  'report-at-table': WHOLE,

  'give-no-show': REFERRED,
  'give-penalty': REFERRED,
  'take-back-no-show': WHOLE,
  'take-back-penalty': WHOLE,
}
