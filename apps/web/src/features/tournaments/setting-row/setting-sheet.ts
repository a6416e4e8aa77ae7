import { createContext, useContext, useEffect } from 'react'

export type SavedSetting = {
  /** Of the report. */
  readonly title: string
  /** Further consequences. */
  readonly description?: string | undefined
  /** Restores the previous setting; resolves to null on failure. Without it there is no undo. */
  readonly takeBack?: () => Promise<unknown>
}

type SettingSheet = {
  readonly setUnsaved: (isUnsaved: boolean) => void
  /** Closes the sheet and reports, with an undo for five seconds (EVEN-6). */
  readonly saved: (setting: SavedSetting) => void
}

export const SettingSheetContext = createContext<SettingSheet>({ setUnsaved: () => {}, saved: () => {} })

/** With unsaved changes the sheet asks before closing (EVEN-4). */
export function useSettingSheet(isUnsaved: boolean): Pick<SettingSheet, 'saved'> {
  const { setUnsaved, saved } = useContext(SettingSheetContext)
  useEffect(() => {
    setUnsaved(isUnsaved)
    if (!isUnsaved) return
    // The browser's own question before leaving or reloading.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => {
      setUnsaved(false)
      window.removeEventListener('beforeunload', ask)
    }
  }, [isUnsaved, setUnsaved])
  return { saved }
}
