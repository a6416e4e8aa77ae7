import { createContext, type ReactNode, useContext } from 'react'
import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'

const ON = 'on'

/** Whether this device reads its player's table aloud; off until wished. */
export function useSpokenTable(): { readonly isOn: boolean; readonly turn: (isOn: boolean) => void } {
  const storage = useDeviceStorage()
  return {
    isOn: storage.preference('spoken-table') === ON,
    turn: (isOn) => storage.setPreference('spoken-table', isOn ? ON : null),
  }
}

const BesideTableContext = createContext<ReactNode>(null)

/** What stands below the large table number of a card. */
export const BesideTable = BesideTableContext.Provider

export function useBesideTable(): ReactNode {
  return useContext(BesideTableContext)
}
