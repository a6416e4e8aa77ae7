import { subscribeToCalls } from '@tablee/contract/tournaments/subscribe-to-calls'
import { unsubscribeFromCalls } from '@tablee/contract/tournaments/unsubscribe-from-calls'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'
import { useLetterLanguage } from '../../../language/letter-language.ts'
import { useCallKey } from '../../../transport/product-info.ts'
import { useServer } from '../../../transport/server-context.tsx'
import type { PlayerAccess } from '../api/own/own-roles.ts'
import type { BrowserSubscription, CallAbility, CallingBrowser } from './calling-browser.ts'

export type Calls = {
  /** Null while unknown, and if the server does not send calls. */
  readonly ability: CallAbility | null
  readonly isCalled: boolean
  readonly isOfferDismissed: boolean
  readonly isBusy: boolean
  readonly hasFailed: boolean
  readonly turn: (isCalled: boolean) => void
  readonly dismissOffer: () => void
}

/** Whether this browser is called to the player's table, and how to change that. */
export function useCalls(access: PlayerAccess, browser: CallingBrowser): Calls {
  const { client } = useServer()
  const storage = useDeviceStorage()
  const callKey = useCallKey()
  const [ability, setAbility] = useState<CallAbility | null>(null)
  const { code, secret: playerId, tournamentId } = access
  const kept = storage.calledAt(tournamentId)
  const language = useLetterLanguage()
  useEffect(() => setAbility(browser.ability()), [browser])

  const turning = useMutation({
    networkMode: 'always',
    mutationFn: async (isCalled: boolean) => {
      if (!isCalled) {
        if (kept) await client.callFunction(unsubscribeFromCalls, { code, playerId, endpoint: kept.endpoint })
        return storage.noteCalled(tournamentId, null)
      }
      const made = await browser.subscribe(callKey ?? '')
      storage.setPreference('calls-offer', 'answered')
      if (made) await tell(made)
    },
    onSettled: () => setAbility(browser.ability()),
  })

  async function tell(subscription: BrowserSubscription): Promise<void> {
    await client.callFunction(subscribeToCalls, { code, playerId, subscription, language })
    storage.noteCalled(tournamentId, { endpoint: subscription.endpoint, language })
  }

  const [endpoint, spoken] = [kept?.endpoint ?? null, kept?.language ?? null]
  // The browser's endpoint or the language changed.
  useEffect(() => {
    if (endpoint === null) return
    const renew = async () => {
      const subscription = await browser.current()
      if (!subscription) return storage.noteCalled(tournamentId, null)
      if (subscription.endpoint === endpoint && language === spoken) return
      await client.callFunction(subscribeToCalls, { code, playerId, subscription, language })
      storage.noteCalled(tournamentId, { endpoint: subscription.endpoint, language })
    }
    renew().catch(() => {})
  }, [endpoint, spoken, language, browser, client, code, playerId, storage, tournamentId])

  return {
    ability: callKey === null ? null : ability,
    isCalled: kept !== null && ability === 'able',
    isOfferDismissed: storage.preference('calls-offer') !== null,
    isBusy: turning.isPending,
    hasFailed: turning.isError,
    turn: (isCalled) => turning.mutate(isCalled),
    dismissOffer: () => storage.setPreference('calls-offer', 'answered'),
  }
}
