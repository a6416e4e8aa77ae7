import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import type { LoadedTournament } from '../features/tournaments/api/following/loaded-tournament.ts'
import { tournamentKey } from '../features/tournaments/api/following/tournament-query.ts'
import { drawnQrCode } from '../ui/qr-code.tsx'
import { drawnEventPlace } from './layout/event-places.tsx'
import type { RouteContext } from './route-loading.ts'

type Reached = { readonly context: RouteContext; readonly params: { readonly code: string } }

/**
 * Waits for what comes later elsewhere, where the page of the tournament that is held shows it first: so it is drawn with the rest, and
 * nothing moves. While a page is written everything is at hand.
 */
export async function bringFirstParts({ context: { loading }, params }: Reached): Promise<void> {
  const held = loading?.queryClient.getQueryData<LoadedTournament>(tournamentKey(params.code))
  const isShown = (when: (loaded: LoadedTournament) => boolean) => !loading || (held !== undefined && when(held))
  const coming = [
    ...(isShown(({ tournament }) => Boolean(tournament.announcement)) ? [drawnEventPlace.preload()] : []),
    ...(isShown(({ tournament }) => isWaiting(tournament)) ? [drawnQrCode.preload()] : []),
  ]
  // What cannot be had now is asked for again when it is drawn.
  await Promise.allSettled(coming)
}
