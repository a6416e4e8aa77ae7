import type { WholeTournament } from '@tablee/domain/tournaments/tournament'
import type { QueryClient } from '@tanstack/react-query'
import type { LoadedTournament } from '../api/following/loaded-tournament.ts'
import { tournamentKey } from '../api/following/tournament-query.ts'

/** The tournament shown by this page's screens. */
export class ShownHere {
  readonly #queryClient: QueryClient
  readonly #code: string

  constructor(queryClient: QueryClient, code: string) {
    this.#queryClient = queryClient
    this.#code = code
  }

  /** The last server act in it; 0 if nothing is shown. */
  sequence(): number {
    return this.#query()?.state.data?.sequence ?? 0
  }

  /** Shows the local state, whatever the server sends meanwhile. */
  show(tournament: WholeTournament): void {
    const query = this.#query()
    const shown = query?.state.data
    if (shown && shown.tournament !== tournament) query.setState({ data: { ...shown, tournament } })
  }

  /** Returns to the server's state, even if it has no new act. */
  replace(loaded: LoadedTournament): void {
    this.#query()?.setState({ data: loaded, dataUpdatedAt: Date.now() })
  }

  subscribe(listener: () => void): () => void {
    return this.#queryClient.getQueryCache().subscribe(listener)
  }

  #query() {
    return this.#queryClient
      .getQueryCache()
      .find<LoadedTournament>({ queryKey: tournamentKey(this.#code), exact: true })
  }
}
