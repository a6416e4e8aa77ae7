import { useState, useSyncExternalStore } from 'react'
import { useDeviceStorage } from '../../device-storage/use-device-storage.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { heldPrompt, watchPrompt } from './held-prompt.ts'

const EVENINGS = 2

export type InstallOffer = {
  /** Safari's share menu cannot be opened by script. */
  readonly way: 'tap' | 'share'
  readonly close: () => void
}

/** On the second evening, for one day; null if there is nothing to offer. */
export function useInstallOffer(): InstallOffer | null {
  const storage = useDeviceStorage()
  const isHydrated = useHydrated()
  const prompt = useSyncExternalStore(watchPrompt, heldPrompt, () => null)
  const [isClosed, setClosed] = useState(false)
  const way = prompt ? 'tap' : isHydrated && isSafariOfPhone() ? 'share' : null
  if (!isHydrated || isClosed || way === null || isInstalled()) return null
  const evenings = new Set(storage.savedTournaments().map(({ lastAccessed }) => new Date(lastAccessed).toDateString()))
  const offered = storage.preference('install-offer')
  if (evenings.size < EVENINGS || (offered !== null && offered !== today())) return null
  const close = () => {
    storage.setPreference('install-offer', 'answered')
    setClosed(true)
  }
  return { way, close }
}

export function today(): string {
  return new Date().toDateString()
}

function isInstalled(): boolean {
  return window.matchMedia?.('(display-mode: standalone)').matches ?? false
}

/** Other iPhone browsers have no way to the home screen, or a different one. */
function isSafariOfPhone(): boolean {
  const { userAgent } = navigator
  return /iPhone|iPad/.test(userAgent) && /Safari/.test(userAgent) && !/CriOS|FxiOS|EdgiOS/.test(userAgent)
}
