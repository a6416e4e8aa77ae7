import type { ActName } from '@tablee/domain/tournaments/authority/may'
import type { WrittenChange } from '@tablee/domain/tournaments/kinds/written-match'
import type { PublicId, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { OutsideDocument } from './served-collection.ts'

export type RoundHappening = {
  readonly id: string
  readonly action: 'create' | 'update' | 'delete'
  readonly document: () => OutsideDocument
}

/** What became true with a commit, as everybody may know it. Told in the order of the sequence, one tournament at a time. */
export type CommittedAct = {
  readonly act: ActName
  readonly tournamentId: TournamentId
  readonly sequence: number
  /** Null: whoever follows reads the document. */
  readonly changes: readonly WrittenChange[] | null
  readonly isNew: boolean
  /** The whole document after the act; made only when somebody listens. */
  readonly document: () => OutsideDocument
  /** The pairings that the act made, changed or took back; each is a document of its own. */
  readonly rounds: readonly RoundHappening[]
}

export type AnnounceAct = (act: CommittedAct) => void

/** Other people wait for a seat than before: their public ids, in order. */
export type AnnounceSeatQueue = (id: TournamentId, waiting: readonly PublicId[]) => void

/** A tournament was taken away; the document is the last there was. */
export type AnnounceDeleted = (id: TournamentId, document: () => OutsideDocument) => void

/** A tournament that had been taken away is there again, as the document says. */
export type AnnounceRestored = (id: TournamentId, document: () => OutsideDocument) => void

/** A helper's role was taken away: whoever listens by it is told so and cut off. */
export type AnnounceRoleEnded = (id: TournamentId, holder: PublicId) => void
