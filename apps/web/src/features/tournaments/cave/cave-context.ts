import { createContext, useContext } from 'react'

/** Shown in the administration's line. */
export type CaveLine = {
  readonly waiting: number
  /** ISO 8601. */
  readonly since: string
  readonly phase: 'apart' | 'joining' | 'asking'
  /** Opens the sheet with the details. */
  readonly open: () => void
}

const CaveLineContext = createContext<CaveLine | null>(null)
export const CaveLineProvider = CaveLineContext.Provider

/** Null if nothing waits on this device. */
export function useCaveLine(): CaveLine | null {
  return useContext(CaveLineContext)
}
