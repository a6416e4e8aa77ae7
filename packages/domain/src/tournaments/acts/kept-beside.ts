import { actingPlayer } from '../authority/acting-player.ts'
import type { Author } from '../authority/holder.ts'
import type { Change } from '../change.ts'
import { changeBackTo } from '../kinds/match-result.ts'
import { readWrittenState, type WrittenState, writtenState } from '../kinds/written-match.ts'
import type { ShownPassword } from '../life/entry-password.ts'
import { stillHidden } from '../players/hide-name.ts'
import { findReferredPlayer } from '../players/player-reference.ts'
import { stateBefore } from '../results/take-back-decision.ts'
import type { MatchId, PlayerId, WholeMatchState, WholeTournament } from '../tournament.ts'
import type { DecidedActName } from './act.ts'
import type { ActBeside, ActInputs } from './act-inputs.ts'
import type { StandIns } from './kept-inputs.ts'

/** A hidden name's player, and the public replacement. */
export type KeptHidden = { readonly playerId: PlayerId; readonly shownAs: string }

/** What the journal keeps of `ActBeside`: of players only their keys. */
export type KeptBeside = {
  readonly 'mark-youth': ActBeside['mark-youth']
  /** Whether the password was right; null without one. */
  readonly 'join-quick-tournament': { readonly shown: NonNullable<ShownPassword> | null }
  readonly 'hide-player-name': { readonly kept: readonly KeptHidden[] }
  readonly 'forget-player': Pick<ActBeside['forget-player'], 'publicId'>
  readonly 'take-back-no-show': KeptPenalty
  readonly 'take-back-penalty': KeptPenalty
  readonly 'rename-own-player': { readonly hidden: readonly KeptHidden[] }
  /** The act by which the player last left; null if unknown. */
  readonly 'return-to-quick-tournament': { readonly leftBy: string | null }
  /** The match's earlier state; null if not needed. */
  readonly 'erase-result': { readonly before: WrittenState | null }
  /** What was right, not what was shown. */
  readonly 'report-at-table': ActBeside['report-at-table']
}

type Name = keyof ActBeside

type Ground<N extends Name> = {
  readonly tournament: WholeTournament
  readonly input: ActInputs[N]
  readonly author: Author
}

type Keeping<N extends Name> = {
  readonly keep: (beside: ActBeside[N], ground: Ground<N>) => KeptBeside[N]
  readonly fill: (kept: KeptBeside[N], ground: Ground<N> & StandIns) => ActBeside[N]
}

type BesidePenalty = ActBeside['take-back-penalty']

type KeptPenalty = Omit<BesidePenalty, 'before'> & { readonly before: WrittenState }

const PENALTY = {
  // Rows also hold a reason and its author, which the decision does not use.
  keep: ({ kept, before, ...others }: BesidePenalty): KeptPenalty => ({
    ...{ ...others, before: writtenState(before), kept: kept && penaltyAlone(kept) },
  }),
  fill: ({ before, ...others }: KeptPenalty): BesidePenalty => ({ ...others, before: readWrittenState(before) }),
}

function penaltyAlone(kept: NonNullable<BesidePenalty['kept']>): BesidePenalty['kept'] {
  const { id, kind, playerId, round, isTakenBack } = kept
  return { id, kind, playerId, round, isTakenBack }
}

const KEPT_BESIDE: { readonly [N in Name]: Keeping<N> } = {
  'mark-youth': { keep: (used) => used, fill: (used) => used },
  'join-quick-tournament': {
    keep: ({ password = null }) => ({ shown: password }),
    fill: ({ shown }) => ({ password: shown ?? undefined }),
  },
  'hide-player-name': {
    keep: ({ kept }, { tournament, input }) => {
      const player = findReferredPlayer(tournament, input)
      const id = player.accepted ? player.value.id : null
      return { kept: stillHidden(tournament, kept).flatMap((one) => (one.playerId === id ? [nameless(one)] : [])) }
    },
    fill: ({ kept }, standIns) => ({ kept: kept.map((one) => ({ ...one, name: standIns.name() })) }),
  },
  'forget-player': {
    keep: ({ publicId }) => ({ publicId }),
    fill: ({ publicId }, standIns) => ({ publicId, pseudonym: standIns.name() }),
  },
  'take-back-no-show': PENALTY,
  'take-back-penalty': PENALTY,
  'rename-own-player': {
    keep: ({ hidden }, { tournament, author }) => {
      const player = actingPlayer(tournament, author)
      return { hidden: hidden.flatMap((one) => (one.playerId === player?.id ? [nameless(one)] : [])) }
    },
    fill: ({ hidden }, standIns) => ({ hidden: hidden.map((one) => ({ ...one, name: standIns.name() })) }),
  },
  'return-to-quick-tournament': {
    keep: ({ dropActs }, { tournament, author }) => {
      const player = actingPlayer(tournament, author)
      return { leftBy: (player && dropActs.get(player.id)) ?? null }
    },
    fill: ({ leftBy }, { tournament, author }) => {
      const player = actingPlayer(tournament, author)
      return { dropActs: new Map(player && leftBy !== null ? [[player.id, leftBy]] : []) }
    },
  },
  'erase-result': {
    keep: ({ said }, { input: { matchId } }) => ({
      before: said && writtenState(stateBefore(matchId, said)),
    }),
    fill: ({ before }, { input: { matchId } }) => ({
      said: before && saidOf(matchId, readWrittenState(before)),
    }),
  },
  'report-at-table': { keep: (shown) => shown, fill: (shown) => shown },
}

function nameless({ playerId, shownAs }: KeptHidden): KeptHidden {
  return { playerId, shownAs }
}

function saidOf(matchId: MatchId, before: WholeMatchState): readonly Change[] {
  return [changeBackTo(matchId, before), { kind: 'result_erased', matchId }]
}

/** Whether the decision uses something outside the tournament. */
export function isLookedUp(name: DecidedActName): name is Name {
  return Object.hasOwn(KEPT_BESIDE, name)
}

/** How to keep it, by act name. */
export function besideOf(name: Name): Keeping<'forget-player'> {
  return KEPT_BESIDE[name] as Keeping<'forget-player'>
}
