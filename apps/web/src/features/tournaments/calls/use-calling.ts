import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'
import { useLetterLanguage } from '../../../language/letter-language.ts'
import { useCallKey } from '../../../transport/product-info.ts'
import type { BrowserSubscription, CallAbility, CallingBrowser } from './calling-browser.ts'

export type Calling = {
  /** Null while unknown, and if the server does not send calls. */
  readonly ability: CallAbility | null
  readonly isCalled: boolean
  readonly isBusy: boolean
  readonly hasFailed: boolean
  readonly turn: (isCalled: boolean) => void
}

type Wish = { readonly subscription: BrowserSubscription; readonly language: ReturnType<typeof useLetterLanguage> }

/** As whom a browser is called, and how the server is told. */
export type CalledAs = {
  /** Under which the device keeps it. */
  readonly noteId: string
  readonly browser: CallingBrowser
  readonly subscribe: (wish: Wish) => Promise<unknown>
  readonly unsubscribe: (endpoint: string) => Promise<unknown>
  /** The browser was asked, whatever the answer. */
  readonly onAsked?: () => void
  /** The server may have let go of it: it is told once more when this is shown. */
  readonly isToldAgain?: boolean
}

/** Whether this browser is called, and how to change that. */
export function useCalling(as: CalledAs): Calling {
  const { noteId, browser, isToldAgain = false } = as
  const storage = useDeviceStorage()
  const callKey = useCallKey()
  const [ability, setAbility] = useState<CallAbility | null>(null)
  const kept = storage.calledAt(noteId)
  const language = useLetterLanguage()
  useEffect(() => setAbility(browser.ability()), [browser])
  const latest = useRef(as)
  useEffect(() => {
    latest.current = as
  })
  const told = useRef<string | null>(null)

  const turning = useMutation({
    networkMode: 'always',
    mutationFn: async (isCalled: boolean) => {
      if (!isCalled) {
        if (kept) await as.unsubscribe(kept.endpoint)
        return storage.noteCalled(noteId, null)
      }
      const made = await browser.subscribe(callKey ?? '')
      as.onAsked?.()
      if (!made) return
      await as.subscribe({ subscription: made, language })
      told.current = `${made.endpoint} ${language}`
      storage.noteCalled(noteId, { endpoint: made.endpoint, language })
    },
    onSettled: () => setAbility(browser.ability()),
  })

  const [endpoint, spoken] = [kept?.endpoint ?? null, kept?.language ?? null]
  // The browser's endpoint or the language changed.
  useEffect(() => {
    if (endpoint === null) return
    const renew = async () => {
      const subscription = await browser.current()
      if (!subscription) return storage.noteCalled(noteId, null)
      const isSame = subscription.endpoint === endpoint && language === spoken
      if (isSame && (!isToldAgain || told.current === `${endpoint} ${language}`)) return
      told.current = `${subscription.endpoint} ${language}`
      await latest.current.subscribe({ subscription, language })
      storage.noteCalled(noteId, { endpoint: subscription.endpoint, language })
    }
    renew().catch(() => {})
  }, [endpoint, spoken, language, browser, storage, noteId, isToldAgain])

  return {
    ability: callKey === null ? null : ability,
    isCalled: kept !== null && ability === 'able',
    isBusy: turning.isPending,
    hasFailed: turning.isError,
    turn: (isCalled) => turning.mutate(isCalled),
  }
}
