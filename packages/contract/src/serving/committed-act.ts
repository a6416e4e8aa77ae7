import type { Change } from '@tablee/domain/tournaments/change'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { OutsideDocument } from './served-collection.ts'

/** What became true with a commit, as everybody may know it. Told in the order of the sequence, one tournament at a time. */
export type CommittedAct = {
  readonly tournamentId: TournamentId
  readonly sequence: number
  readonly changes: readonly Change[]
  readonly isNew: boolean
  /** The whole document after the act; made only when somebody listens. */
  readonly document: () => OutsideDocument
}

export type AnnounceAct = (act: CommittedAct) => void
