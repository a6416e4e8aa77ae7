import { createContext, useContext } from 'react'

const OwnOriginContext = createContext<string | null>(null)
/** The origin during server rendering, without a window. */
export const OwnOriginProvider = OwnOriginContext.Provider

/** Such as `https://host`, for links that people share. */
export function useOwnOrigin(): string {
  return useContext(OwnOriginContext) ?? window.location.origin
}
