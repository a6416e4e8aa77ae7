import type { DeviceStorage } from '../../device-storage/device-storage.ts'
import { useDeviceStorage } from '../../device-storage/use-device-storage.tsx'
import { useSignedInAccount } from '../../transport/signed-in-as.tsx'
import { later } from '../../ui/later.tsx'

const parts = {
  now: later(async () => (await import('./own-home.tsx')).OwnNow),
  offer: later(async () => (await import('./own-home.tsx')).OwnOffer),
  past: later(async () => (await import('./own-home.tsx')).OwnPast),
}

function keepsOwn(storage: DeviceStorage): boolean {
  return storage.isSignedIn() || storage.savedTournaments().length > 0 || storage.secrets('organizer').length > 0
}

/** Waits for it where there may be something, so that nothing moves. */
export async function bringOwn(storage: DeviceStorage): Promise<void> {
  if (keepsOwn(storage)) await Promise.allSettled(Object.values(parts).map(({ preload }) => preload()))
}

type OwnPlaceProps = { readonly part: keyof typeof parts }

/** Home's own part of a device or an account: visitors have none, and load no code for it. Around it stands what the server writes for everybody. */
export function OwnPlace({ part }: OwnPlaceProps) {
  const account = useSignedInAccount()
  const hasOwn = keepsOwn(useDeviceStorage()) || account !== null
  const { Component } = parts[part]
  return hasOwn ? <Component /> : null
}
