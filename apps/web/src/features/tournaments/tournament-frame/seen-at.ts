import { createContext, useContext } from 'react'

const SeenAtContext = createContext<number | null>(null)

/** When the data shown below was current, in ms since 1970. */
export const SeenAt = SeenAtContext.Provider

export function useSeenAt(): number | null {
  return useContext(SeenAtContext)
}

export function isSameDay(one: Date, other: Date): boolean {
  return one.toDateString() === other.toDateString()
}
