import type { PlayerId, TournamentId } from '@tablee/domain/tournaments/tournament'

export type HandedInList = {
  readonly playerId: PlayerId
  /** JSON, as handed in. */
  readonly decklist: string
  /** The last time that it was kept (docs/wire.md, kept decklists). */
  readonly kept: { readonly at: string; readonly hash: string } | null
}

/** Lists of an event, for deck checks. */
export type HandedInLists<Db> = {
  readonly listWho: (db: Db, tournamentId: TournamentId) => Promise<ReadonlySet<PlayerId>>
  readonly listOf: (
    db: Db,
    tournamentId: TournamentId,
    players: readonly PlayerId[],
  ) => Promise<readonly HandedInList[]>
}
