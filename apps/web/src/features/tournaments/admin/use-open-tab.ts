import { useLocation } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useUnwatchedStorage } from '../../../device-storage/use-device-storage.tsx'
import type { AdminTab } from './tabs-for-role.ts'

type Administered = { readonly code: string; readonly tabs: readonly AdminTab[] }

/**
 * The tab that somebody chose, null until then and after an act that leads to where the work is. Kept with this entry of the history and its tournament: a
 * reload and Back find it again (EVEN-3), and whoever opens the address anew begins where the work is.
 */
export function useOpenTab({ code, tabs }: Administered): readonly [AdminTab | null, (tab: AdminTab | null) => void] {
  const { openTabs } = useUnwatchedStorage()
  const entry = useLocation({ select: ({ state }) => `${state.__TSR_key ?? ''} ${code}` })
  const [chosen, setChosen] = useState(() => tabs.find((tab) => tab === openTabs.find(entry)) ?? null)
  const choose = useCallback(
    (tab: AdminTab | null) => {
      openTabs.keep(entry, tab)
      setChosen(tab)
    },
    [openTabs, entry],
  )
  return [chosen, choose]
}
