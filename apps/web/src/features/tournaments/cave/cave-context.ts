import { createContext, useContext } from 'react'

/** Shown in the administration's line. */
export type CaveLine = {
  /** Acts; once all are handed in, those that could not be joined. */
  readonly count: number
  readonly phase: 'apart' | 'joining' | 'asking' | 'left'
  /** Opens the sheet with the details. */
  readonly open: () => void
}

const CaveLineContext = createContext<CaveLine | null>(null)
export const CaveLineProvider = CaveLineContext.Provider

/** Null if nothing waits on this device, nor is left there to be read. */
export function useCaveLine(): CaveLine | null {
  return useContext(CaveLineContext)
}

/** Acts wait here that the server does not have. */
export function useIsApart(): boolean {
  const line = useCaveLine()
  return line !== null && line.phase !== 'left'
}
