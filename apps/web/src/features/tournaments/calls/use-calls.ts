import { subscribeToCalls } from '@tablee/contract/tournaments/subscribe-to-calls'
import { unsubscribeFromCalls } from '@tablee/contract/tournaments/unsubscribe-from-calls'
import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'
import { useServer } from '../../../transport/server-context.tsx'
import type { PlayerAccess } from '../api/own/own-roles.ts'
import type { CallingBrowser } from './calling-browser.ts'
import { type Calling, useCalling } from './use-calling.ts'

export type Calls = Calling & { readonly isOfferDismissed: boolean; readonly dismissOffer: () => void }

/** Whether this browser is called to the player's table. */
export function useCalls({ code, secret: playerId, tournamentId }: PlayerAccess, browser: CallingBrowser): Calls {
  const { client } = useServer()
  const storage = useDeviceStorage()
  const dismissOffer = () => storage.setPreference('calls-offer', 'answered')
  const calling = useCalling({
    ...{ noteId: tournamentId, browser, onAsked: dismissOffer },
    subscribe: (wish) => client.callFunction(subscribeToCalls, { code, playerId, ...wish }),
    unsubscribe: (endpoint) => client.callFunction(unsubscribeFromCalls, { code, playerId, endpoint }),
  })
  return { ...calling, isOfferDismissed: storage.preference('calls-offer') !== null, dismissOffer }
}
