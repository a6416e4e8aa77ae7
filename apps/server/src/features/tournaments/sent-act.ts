import type { Acting } from '@tablee/contract/serving/caller'
import type { Claim, DecidedApart, Target } from '@tablee/contract/serving/carried-act'
import type { TournamentCode, TournamentId } from '@tablee/domain/tournaments/tournament'

/** Target, id, and the sender's credentials. */
export type SentAct = {
  readonly target: Target
  readonly actId: string | undefined
  readonly claim: Claim
  /** Omitted when the server decides. */
  readonly apart?: DecidedApart | undefined
}

type Addressed = { readonly actId?: string | undefined; readonly apart?: DecidedApart | undefined } & (
  | { readonly code: TournamentCode }
  | { readonly tournamentId: TournamentId }
)

export type SentByStaff = Addressed & { readonly organizerId?: string | undefined }
export type SentByPlayer = Addressed & { readonly playerId: string }

export function sentByStaff({ caller }: Acting<object>, sent: SentByStaff): SentAct {
  return { ...addressed(sent), claim: { as: 'staff', secret: sent.organizerId, caller } }
}

/** By a player, whatever other roles the sender has. */
export function sentByPlayer({ caller }: Acting<object>, sent: SentByPlayer): SentAct {
  return { ...addressed(sent), claim: { as: 'player', secret: sent.playerId, caller } }
}

function addressed({ actId, apart, ...sent }: Addressed): Pick<SentAct, 'target' | 'actId' | 'apart'> {
  return { target: 'code' in sent ? { code: sent.code } : { id: sent.tournamentId }, actId, apart }
}
