import type { Change } from '@tablee/domain/tournaments/change'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { OutsideDocument } from './served-collection.ts'

export type RoundHappening = {
  readonly id: string
  readonly action: 'create' | 'update' | 'delete'
  readonly document: () => OutsideDocument
}

/** What became true with a commit, as everybody may know it. Told in the order of the sequence, one tournament at a time. */
export type CommittedAct = {
  readonly tournamentId: TournamentId
  readonly sequence: number
  readonly changes: readonly Change[]
  readonly isNew: boolean
  /** The whole document after the act; made only when somebody listens. */
  readonly document: () => OutsideDocument
  /** The pairings that the act made, changed or took back; each is a document of its own. */
  readonly rounds: readonly RoundHappening[]
}

export type AnnounceAct = (act: CommittedAct) => void

/** A tournament was taken away; the document is the last there was. */
export type AnnounceDeleted = (id: TournamentId, document: () => OutsideDocument) => void
