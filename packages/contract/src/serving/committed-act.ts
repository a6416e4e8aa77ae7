import type { ActName } from '@tablee/domain/tournaments/authority/may'
import type { WrittenChange } from '@tablee/domain/tournaments/kinds/written-match'
import type { PublicId, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { OutsideDocument } from './served-collection.ts'

export type RoundHappening = {
  readonly id: string
  readonly action: 'create' | 'update' | 'delete'
  readonly document: () => OutsideDocument
}

/** What a commit made true, as public. Announced in sequence, one tournament at a time. */
export type CommittedAct = {
  readonly act: ActName
  readonly tournamentId: TournamentId
  readonly sequence: number
  /** Null: followers read the document. */
  readonly changes: readonly WrittenChange[] | null
  readonly isNew: boolean
  /** Built only for listeners. */
  readonly document: () => OutsideDocument
  /** Pairings made, changed or undone; each is its own document. */
  readonly rounds: readonly RoundHappening[]
}

export type AnnounceAct = (act: CommittedAct) => void

/** The seat queue has changed: public ids, in order. */
export type AnnounceSeatQueue = (id: TournamentId, waiting: readonly PublicId[]) => void

/** A tournament was deleted; with its last document. */
export type AnnounceDeleted = (id: TournamentId, document: () => OutsideDocument) => void

/** A deleted tournament is back, with its document. */
export type AnnounceRestored = (id: TournamentId, document: () => OutsideDocument) => void

/** A helper's role was revoked: its listeners are told and cut off. */
export type AnnounceRoleEnded = (id: TournamentId, holder: PublicId) => void
