import { createContext, useContext, useEffect } from 'react'

export type SavedSetting = {
  /** What is told about it. */
  readonly title: string
  /** What came of it besides. */
  readonly description?: string | undefined
  /** Sets what was set before; resolves to null when that failed. Without it nothing is offered to be taken back. */
  readonly takeBack?: () => Promise<unknown>
}

type SettingSheet = {
  readonly setUnsaved: (isUnsaved: boolean) => void
  /** Closes the sheet and tells it, with the way back for five seconds (EVEN-6). */
  readonly saved: (setting: SavedSetting) => void
}

export const SettingSheetContext = createContext<SettingSheet>({ setUnsaved: () => {}, saved: () => {} })

/** For a form in the sheet of a setting: while something in it is not saved, the sheet asks before it closes (EVEN-4). */
export function useSettingSheet(isUnsaved: boolean): Pick<SettingSheet, 'saved'> {
  const { setUnsaved, saved } = useContext(SettingSheetContext)
  useEffect(() => {
    setUnsaved(isUnsaved)
    if (!isUnsaved) return
    // The browser asks in its own words before the page is left or loaded anew.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => {
      setUnsaved(false)
      window.removeEventListener('beforeunload', ask)
    }
  }, [isUnsaved, setUnsaved])
  return { saved }
}
