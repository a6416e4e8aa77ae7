import type { Acting } from '@tablee/contract/serving/caller'
import type { Claim, Target } from '@tablee/contract/serving/carried-act'
import type { Given } from '@tablee/domain/tournaments/acts/act'
import type { TournamentCode, TournamentId } from '@tablee/domain/tournaments/tournament'

/** Of an act that a device decided without a network: the number of the act that it was decided on, and what the device gave it. */
export type DecidedApart = { readonly on: number; readonly given: Pick<Given, 'at' | 'seed' | 'ids'> }

/** Of an act that came, what is not the act itself: which tournament is meant, its id, and what the sender shows. */
export type SentAct = {
  readonly target: Target
  readonly actId: string | undefined
  readonly claim: Claim
  /** Left out where the server decides first. */
  readonly apart?: DecidedApart | undefined
}

type Addressed = { readonly actId?: string | undefined; readonly apart?: DecidedApart | undefined } & (
  | { readonly code: TournamentCode }
  | { readonly tournamentId: TournamentId }
)

export type SentByStaff = Addressed & { readonly organizerId?: string | undefined }
export type SentByPlayer = Addressed & { readonly playerId: string }

/** By one of those who run the tournament. */
export function sentByStaff({ caller }: Acting<object>, sent: SentByStaff): SentAct {
  return { ...addressed(sent), claim: { as: 'staff', secret: sent.organizerId, caller } }
}

/** By a player, whatever else the sender may be. */
export function sentByPlayer({ caller }: Acting<object>, sent: SentByPlayer): SentAct {
  return { ...addressed(sent), claim: { as: 'player', secret: sent.playerId, caller } }
}

function addressed({ actId, apart, ...sent }: Addressed): Pick<SentAct, 'target' | 'actId' | 'apart'> {
  return { target: 'code' in sent ? { code: sent.code } : { id: sent.tournamentId }, actId, apart }
}
