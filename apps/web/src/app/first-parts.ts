import { isRunning, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { LoadedTournament } from '../features/tournaments/api/following/loaded-tournament.ts'
import { tournamentKey } from '../features/tournaments/api/following/tournament-query.ts'
import { liveStandings } from '../features/tournaments/standings-table/live-standings.ts'
import { beforeStart, ownLine } from '../features/tournaments/tournament-page/tournament-page.tsx'
import { drawnQrCode } from '../ui/qr-code.tsx'
import { decklistParts } from './layout/decklist-parts.ts'
import { drawnEventPlace } from './layout/event-places.tsx'
import type { RouteContext } from './route-loading.ts'

type Reached = { readonly context: RouteContext; readonly params: { readonly code: string } }

const asksForDeck = (tournament: Tournament) =>
  tournament.announcement !== null && isWaiting(tournament) && tournament.registrationRules.deck === 'required'

/** Waits for lazy code that this tournament's page shows first, so that nothing moves. */
export async function bringFirstParts({ context: { loading }, params }: Reached): Promise<void> {
  const held = loading?.queryClient.getQueryData<LoadedTournament>(tournamentKey(params.code))
  const isShown = (when: (loaded: LoadedTournament) => boolean) => !loading || (held !== undefined && when(held))
  const coming = [
    ...(isShown(({ tournament }) => Boolean(tournament.announcement)) ? [drawnEventPlace.preload()] : []),
    ...(isShown(({ tournament }) => isWaiting(tournament)) ? [beforeStart.preload(), drawnQrCode.preload()] : []),
    ...(isShown(({ tournament }) => loading?.storage.publicId('player', tournament.id) != null)
      ? [ownLine.preload()]
      : []),
    ...(isShown(({ tournament }) => asksForDeck(tournament)) ? [decklistParts.preload()] : []),
  ]
  await Promise.allSettled(coming)
  // Computed ahead of drawing, in a task of its own.
  if (loading && held && isRunning(held.tournament)) {
    await new Promise((resolve) => setTimeout(resolve))
    liveStandings(held.tournament)
  }
}
