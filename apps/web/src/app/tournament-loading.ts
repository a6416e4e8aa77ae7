import { readDocumentOfPage, tournamentQuery } from '../features/tournaments/api/following/tournament-query.ts'
import { ask, type Loading } from './route-loading.ts'

type OfTournament = Loading & { readonly params: { readonly code: string } }

/**
 * Starts while the screen's code loads. Nothing waits for it: the screen has a skeleton, reports failures, and offline shows what this
 * device saw last.
 */
export function askForTournament({ context: { loading }, params }: OfTournament): void {
  if (!loading) return
  readDocumentOfPage(loading.queryClient)
  void loading.queryClient.prefetchQuery(tournamentQuery(loading.client, params.code))
}

/** Quick tournaments skip this code. */
export function askForEvent(asked: OfTournament): void {
  askForTournament(asked)
  ask(asked, async (loading) => {
    const { tournament } = await loading.queryClient.fetchQuery(tournamentQuery(loading.client, asked.params.code))
    if (tournament.announcement !== null) await (await import('./event-questions.ts')).askForEvent(loading, tournament)
  })
}

export function askForEventAdmin(asked: OfTournament): void {
  askForTournament(asked)
  ask(asked, async (loading) => (await import('./event-questions.ts')).askForEventAdmin(loading, asked.params.code))
}
