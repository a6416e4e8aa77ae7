import { createContext, useContext } from 'react'

/** How the device goes on by itself, as the line of the administration says it. */
export type CaveLine = {
  readonly waiting: number
  /** ISO 8601. */
  readonly since: string
  readonly phase: 'apart' | 'joining' | 'asking'
  /** Opens the sheet that says all of it. */
  readonly open: () => void
}

const CaveLineContext = createContext<CaveLine | null>(null)
export const CaveLineProvider = CaveLineContext.Provider

/** Null where nothing waits on this device. */
export function useCaveLine(): CaveLine | null {
  return useContext(CaveLineContext)
}
