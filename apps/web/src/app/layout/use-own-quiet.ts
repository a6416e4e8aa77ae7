import { useEffect } from 'react'
import { useDeviceStorage } from '../../device-storage/use-device-storage.tsx'
import { wishQuiet } from '../../ui/quiet.ts'

const ON = 'on'

/** Neither sound nor motion on this device. */
export function useOwnQuiet(): { readonly isQuiet: boolean; readonly setQuiet: (isQuiet: boolean) => void } {
  const storage = useDeviceStorage()
  const isQuiet = storage.preference('quiet') === ON
  useEffect(() => wishQuiet('own', isQuiet), [isQuiet])
  return { isQuiet, setQuiet: (wished) => storage.setPreference('quiet', wished ? ON : null) }
}
